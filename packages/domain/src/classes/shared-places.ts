/** Ranks from 1 of an ordered list. Equal texts share a rank and skip the next ones (1, 1, 3). Null never shares. */
export const sharedPlaces = (shown: readonly (string | null)[]): readonly number[] => {
  const places: number[] = []
  for (const [index, text] of shown.entries()) {
    const isLevel = index > 0 && text !== null && text === shown[index - 1]
    places.push(isLevel ? (places[index - 1] ?? index) : index + 1)
  }
  return places
}
