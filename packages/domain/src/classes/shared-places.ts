/**
 * The places of those who stand in an order, from 1, by what is shown of each: who shows the same as the one before
 * shares that place, and the next one after them is as many places behind (1, 1, 3). Null shares with nobody.
 */
export const sharedPlaces = (shown: readonly (string | null)[]): readonly number[] => {
  const places: number[] = []
  for (const [index, text] of shown.entries()) {
    const isLevel = index > 0 && text !== null && text === shown[index - 1]
    places.push(isLevel ? (places[index - 1] ?? index) : index + 1)
  }
  return places
}
