"""The boards of Vikinglab: one class and one front-end module each."""
