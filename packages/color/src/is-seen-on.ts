import { contrast } from './color-math.ts'

const SOLID = 128
const CONTRAST = 1.6
const ENOUGH = 0.8

const hexOf = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** RGBA, 0 to 255. Visible if it fills its area or 80 % of its opaque pixels have enough contrast. */
export const isSeenOn = (data: ArrayLike<number>, ground: string): boolean => {
  let drawn = 0
  let seen = 0
  for (let at = 0; at < data.length; at += 4) {
    if (Number(data[at + 3]) < SOLID) continue
    drawn += 1
    const color = hexOf(Number(data[at]), Number(data[at + 1]), Number(data[at + 2]))
    if (contrast(color, ground) >= CONTRAST) seen += 1
  }
  return drawn * 4 === data.length || seen >= drawn * ENOUGH
}
