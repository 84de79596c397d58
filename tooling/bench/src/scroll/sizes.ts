export const ENTRANTS = 10_000
/** Of a window as wide as a laptop's. */
export const COLUMNS = 3
/** Of the cards of a challenge with goals, in pixels. */
export const ROW_HEIGHT = 236

/** A card as the product has drawn it, to be put into cells as it is. */
export interface Bare {
  readonly markup: string
  readonly style: string
  /** The class of the page that says what its colours are. */
  readonly theme: string
}
