export type Random = () => number

/** A deterministic generator: a seed gives the same numbers on every machine. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    // a Weyl sequence, mixed by two multiply-xorshift rounds
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** A random whole number from `min` to `max`, both included. */
export const integerBetween = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1))

/** A random item of a list, which must not be empty. */
export const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
