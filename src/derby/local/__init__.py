"""Tables without a server: the server's own services, in a worker of a browser page (`web/src/local/`)."""
