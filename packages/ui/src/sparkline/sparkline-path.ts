const WIDTH = 100
const HEIGHT = 28
/** Half a stroke. */
const EDGE = 2

export const sparklineBox = `0 0 ${WIDTH} ${HEIGHT}`

/** From 0 to the highest value; empty for fewer than two. */
export function sparklinePath(values: readonly number[]): string {
  if (values.length < 2) return ''
  const highest = Math.max(...values, 1)
  const step = (WIDTH - 2 * EDGE) / (values.length - 1)
  return values
    .map((value, index) => {
      const x = EDGE + index * step
      const y = HEIGHT - EDGE - (Math.max(0, value) / highest) * (HEIGHT - 2 * EDGE)
      return `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
    })
    .join('')
}
