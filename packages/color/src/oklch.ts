/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** Ottosson (2020), "A perceptual color space for image processing": linear sRGB to cone responses, then to Oklab. */
const CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const CONES_OF_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const LIGHT_OF_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

const each = ([x, y, z]: Triple, change: (value: number) => number): Triple => [change(x), change(y), change(z)]

const toLight = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toScreen = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

export const parseOklch = (hex: string): Oklch => {
  const part = (start: number): number => toLight(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const [l, a, b] = times(LAB, each(times(CONES, [part(1), part(3), part(5)]), Math.cbrt))
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

const lightOf = ({ l, c, h }: Oklch): Triple => {
  const turn = (h * Math.PI) / 180
  const cones = each(times(CONES_OF_LAB, [l, c * Math.cos(turn), c * Math.sin(turn)]), (value) => value ** 3)
  return times(LIGHT_OF_CONES, cones)
}

const LEAST = -1e-4
const MOST = 1 + 1e-4
const isOnScreen = (color: Oklch): boolean => lightOf(color).every((light) => light >= LEAST && light <= MOST)

const CHROMA_STEP = 0.004

export const formatOklch = (color: Oklch): string => {
  const [l, h] = [Math.min(1, Math.max(0, color.l)), color.h]
  let { c } = color
  while (c > 0 && !isOnScreen({ l, c, h })) c = Math.max(0, c - CHROMA_STEP)
  const byte = (light: number): string =>
    Math.round(Math.min(1, Math.max(0, toScreen(Math.max(0, light)))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${lightOf({ l, c, h }).map(byte).join('')}`
}
