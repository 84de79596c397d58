/** What the tiles of a bench's page call their numbers. */
export const labels = {
  effort: 'Effort',
  heartRate: 'Heart rate',
  calories: 'Calories',
  steps: 'Jumps',
  heartRateUnit: 'bpm',
  caloriesUnit: 'kcal',
}
