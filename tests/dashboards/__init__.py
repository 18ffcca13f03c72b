"""Tests of what is served: dashboards and JupyterLab."""
