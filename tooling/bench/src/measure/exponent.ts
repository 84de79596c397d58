/** The power of the size that a cost grows with, of costs at sizes ten times apart. */
export const exponentOf = (costs: readonly number[]): number =>
  Math.log10((costs.at(-1) ?? 0) / (costs[0] ?? 1)) / (costs.length - 1)
