const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Shortens a text of at least `from` graphemes to `keep` and an ellipsis. */
export const truncate = (text: string, limit: { readonly from: number; readonly keep: number }): string => {
  if (text.length < limit.from) return text
  const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return graphemes.length < limit.from ? text : `${graphemes.slice(0, limit.keep).join('')}…`
}
