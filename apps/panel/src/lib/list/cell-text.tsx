import { truncate } from '@repo/domain/core/text'
import { Truncated } from '@repo/ui/truncated'

/** What stands where there is nothing to say. */
export const DASH = '–'

interface CellTextProps {
  text: string | null
  /** A text of `from` graphemes or more is cut to its first `keep`; without it as much as fits stands there. */
  limit?: { readonly from: number; readonly keep: number }
  isEmail?: boolean
}

/** A text of a row, cut to fit; a dash where there is none. */
export function CellText({ text, limit, isEmail = false }: CellTextProps) {
  if (text === null || text === '') return <>{DASH}</>
  return <Truncated text={text} isEmail={isEmail} {...(limit === undefined ? {} : { shown: truncate(text, limit) })} />
}
