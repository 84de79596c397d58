export interface CoverLine {
  /** Degrees that the accent is turned by. */
  readonly turn: number
  /** In a field of 320 by 120. */
  readonly path: string
}

const WIDTH = 320
const MIDDLE = 72
const MOST_TURN = 30

/** FNV-1a, because it separates names that differ in one letter. */
const numberOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return hash >>> 0
}

/** 0 to 1. */
const partOf = (number: number, shift: number): number => ((number >>> shift) & 0x3f) / 0x3f

export const coverLine = (name: string): CoverLine => {
  const number = numberOf(name)
  const beats = 2 + (number % 3)
  const step = WIDTH / beats
  const high = 30 + Math.round(partOf(number, 4) * 24)
  const low = 10 + Math.round(partOf(number, 10) * 18)
  const lead = Math.round(step * (0.2 + partOf(number, 16) * 0.3))
  const beat = `h${lead} l6 -8 l6 8 h6 l5 6 l8 ${-high - 6} l9 ${high + low} l7 ${-low}`
  const rest = step - lead - 47
  const path = `M0 ${MIDDLE} ${Array.from({ length: beats }, () => `${beat} h${rest.toFixed(1)}`).join(' ')}`
  return { turn: Math.round((partOf(number, 22) * 2 - 1) * MOST_TURN), path }
}
