"""Vikingar: a round world of hidden lands, and eight feats to prove oneself worthy of Valhalla."""
