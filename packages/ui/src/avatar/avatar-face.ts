/** Muted, so that no avatar looks like a zone. The hue is in degrees. */
export const faceColors = (hue: number) => ({
  background: `oklch(0.36 0.045 ${hue})`,
  color: `oklch(0.93 0.03 ${hue})`,
})

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the first letter with its marks, skipping digits and signs; empty for a name without letters. */
export function initial(name: string): string {
  for (const { segment } of segmenter.segment(name)) if (/^\p{L}/u.test(segment)) return segment.toLocaleUpperCase()
  return ''
}

/** Number of hues that stay distinguishable side by side. */
export const HUES = 12

/** Returns the same hue for an id on every screen. */
export function hueOf(id: string): number {
  let hash = 0
  for (const letter of id) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash % HUES
}
