import { truncate } from '@repo/domain/core/text'
import { Truncated } from '@repo/ui/truncated'

export const DASH = '–'

interface CellTextProps {
  text: string | null
  /** Cuts texts of at least `from` graphemes to `keep`. Without it, to the space. */
  limit?: { readonly from: number; readonly keep: number }
  isEmail?: boolean
}

export function CellText({ text, limit, isEmail = false }: CellTextProps) {
  if (text === null || text === '') return <>{DASH}</>
  return <Truncated text={text} isEmail={isEmail} {...(limit === undefined ? {} : { shown: truncate(text, limit) })} />
}
