"""What works beside the web process: bots, odds, and the analysis of finished games."""
