"""Tests of Vikingar, by its rules."""
