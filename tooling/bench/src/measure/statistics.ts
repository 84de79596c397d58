export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** `Math.max(...values)` fails with some 100,000 arguments. */
export const largest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0)

export const spread = (values: readonly number[], digits = 2): string =>
  `${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}`

/** Slope of the least-squares line, times the number of steps. */
export const growthOf = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = (values.length - 1) / 2
  const shared = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0)
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  return (shared / spread) * (values.length - 1)
}
