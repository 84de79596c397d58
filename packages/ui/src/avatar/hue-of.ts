/** So many are told apart beside each other. */
export const HUES = 12

/** One of the hues by somebody's id: always the same for the same one, on every screen. */
export function hueOf(id: string): number {
  let hash = 0
  for (const letter of id) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % HUES
}
