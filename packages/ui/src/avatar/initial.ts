const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter of a name, with its marks; a digit or a sign tells nobody apart, and a name without letters has none. */
export function initial(name: string): string {
  for (const { segment } of segmenter.segment(name)) if (/^\p{L}/u.test(segment)) return segment.toLocaleUpperCase()
  return ''
}
