const PLACES = 10_000

/** Points as they are sent: sums of sixtieths have no exact end, so four decimals stand for what is stored exactly. */
export const presentPoints = (points: number): number => Math.round(points * PLACES) / PLACES
