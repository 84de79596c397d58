const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A text of `from` or more visible characters, cut to the first `keep` of them and an ellipsis. Emoji stay whole. */
export const truncate = (text: string, limit: { readonly from: number; readonly keep: number }): string => {
  if (text.length < limit.from) return text
  const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment)
  return graphemes.length < limit.from ? text : `${graphemes.slice(0, limit.keep).join('')}…`
}
