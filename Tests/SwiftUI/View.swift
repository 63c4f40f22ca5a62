// Begun.
