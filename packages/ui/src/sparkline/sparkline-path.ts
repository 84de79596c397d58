const WIDTH = 100
const HEIGHT = 28
/** Half a stroke. */
const EDGE = 2

export const sparklineBox = `0 0 ${WIDTH} ${HEIGHT}`

/** A change of less than this part of the highest value is drawn as small as it is. */
const LEAST_SPAN = 0.1

/** From the lowest value to the highest; empty for fewer than two. */
export function sparklinePath(values: readonly number[]): string {
  if (values.length < 2) return ''
  const amounts = values.map((value) => Math.max(0, value))
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  const span = Math.max(highest - lowest, highest * LEAST_SPAN, 1)
  const floor = Math.max(0, (lowest + highest - span) / 2)
  const step = (WIDTH - 2 * EDGE) / (values.length - 1)
  return amounts
    .map((value, index) => {
      const x = EDGE + index * step
      const y = HEIGHT - EDGE - ((value - floor) / span) * (HEIGHT - 2 * EDGE)
      return `${index === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
    })
    .join('')
}
