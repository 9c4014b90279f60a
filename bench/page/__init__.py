"""How light the page is: what a first load weighs, how soon it can be used, how it moves, what it keeps."""
