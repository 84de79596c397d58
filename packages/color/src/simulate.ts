import { linear } from './color-math.ts'
import { eyes } from './color-vision.ts'

const toScreen = (light: number): number => {
  const within = Math.min(1, Math.max(0, light))
  return within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055
}

const toHex = (light: number): string =>
  Math.round(toScreen(light) * 255)
    .toString(16)
    .padStart(2, '0')

/** A color as seen by an eye, clamped to sRGB. */
export const simulate = (hex: string, eye: keyof typeof eyes): string => {
  const [red, green, blue] = linear(hex)
  const seen = eyes[eye].map(([r, g, b]) => r * red + g * green + b * blue)
  return `#${seen.map(toHex).join('')}`
}
