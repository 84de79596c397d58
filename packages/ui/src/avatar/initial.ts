const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the first letter with its marks, skipping digits and signs; empty for a name without letters. */
export function initial(name: string): string {
  for (const { segment } of segmenter.segment(name)) if (/^\p{L}/u.test(segment)) return segment.toLocaleUpperCase()
  return ''
}
