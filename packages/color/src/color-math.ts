import { type Deficiency, luminanceShares, simulations } from './color-vision.ts'

/** Linear light, 0 to 1. */
type Rgb = readonly [number, number, number]
/** Under D65. */
type Lab = readonly [number, number, number]

const channel = (hex: string, start: number): number => {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Parses `#rrggbb` as linear light. Throws for anything else. */
export function linear(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`not a six-digit color: ${hex}`)
  return [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
}

const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const clamp = (value: number): number => Math.min(1, Math.max(0, value))

const luminance = (rgb: Rgb): number => dot(rgb, luminanceShares)

/** WCAG 2.2 contrast ratio of opaque colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [la, lb] = [luminance(linear(a)), luminance(linear(b))]
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

function lab(rgb: Rgb): Lab {
  const f = (t: number) => (t > 216 / 24_389 ? Math.cbrt(t) : (t * (24_389 / 27) + 16) / 116)
  const x = f(dot(rgb, [0.4124564, 0.3575761, 0.1804375]) / 0.95047)
  const y = f(dot(rgb, [0.2126729, 0.7151522, 0.072175]))
  const z = f(dot(rgb, [0.0193339, 0.119192, 0.9503041]) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180
const hue = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/** CIEDE2000 (Sharma, Wu and Dalal 2005) with all weights at 1. */
export function deltaE2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const g = 0.5 * (1 - Math.sqrt(mean7 / (mean7 + 25 ** 7)))
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)]
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)]
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)]
  const chromatic = c1 * c2 !== 0
  const turn = Math.abs(h2 - h1) <= 180 ? 0 : h2 > h1 ? -360 : 360
  const dh = chromatic ? h2 - h1 + turn : 0
  const h = chromatic ? (turn === 0 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2) : h1 + h2
  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const t =
    1 -
    0.17 * Math.cos(rad(h - 30)) +
    0.24 * Math.cos(rad(2 * h)) +
    0.32 * Math.cos(rad(3 * h + 6)) -
    0.2 * Math.cos(rad(4 * h - 63))
  const dL = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const dC = (c2 - c1) / (1 + 0.045 * c)
  const dH = (2 * Math.sqrt(c1 * c2) * Math.sin(rad(dh / 2))) / (1 + 0.015 * c * t)
  const rotation = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2))))
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + rotation * dC * dH)
}

/** CIEDE2000 difference, optionally as seen with a color-vision deficiency. */
export function difference(a: string, b: string, deficiency?: Deficiency): number {
  const seen = (hex: string): Lab => {
    const rgb = linear(hex)
    if (deficiency === undefined) return lab(rgb)
    const [r, g, b] = simulations[deficiency]
    return lab([clamp(dot(r, rgb)), clamp(dot(g, rgb)), clamp(dot(b, rgb))])
  }
  return deltaE2000(seen(a), seen(b))
}
