/** Number of hues that stay distinguishable side by side. */
export const HUES = 12

/** Returns the same hue for an id on every screen. */
export function hueOf(id: string): number {
  let hash = 0
  for (const letter of id) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % HUES
}
