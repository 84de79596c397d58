/** How a second reaches the tiles: a packet or single messages through the product's board, or the least DOM writes. */
export type TileWay = 'packet' | 'messages' | 'minimal'

/** How many of the tiles each second changes. */
export type Changed = 'all' | 'tenth'

/** Draws the next seconds one way and answers the script time they took together, in milliseconds. */
export type MeasureTiles = (way: TileWay, changed: Changed) => Promise<number>
