import { Truncated } from '@repo/ui/truncated'

/** What stands where there is nothing to say. */
export const DASH = '–'

interface CellTextProps {
  text: string | null
  /** What stands there at most; without it as much as fits. */
  shown?: string
}

/** A text of a row, cut to fit; a dash where there is none. */
export function CellText({ text, shown }: CellTextProps) {
  if (text === null || text === '') return <>{DASH}</>
  return <Truncated text={text} {...(shown === undefined ? {} : { shown })} />
}
