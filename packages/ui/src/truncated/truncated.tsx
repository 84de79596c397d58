import { Tooltip } from '../tooltip/tooltip.tsx'
import { word } from './truncated.css.ts'

export interface TruncatedProps {
  /** The whole text. */
  text: string
  /** What stands there; a tooltip has the rest when they differ. */
  shown: string
}

/** A text cut to fit. The whole one is in a tooltip and is what screen readers say. */
export function Truncated({ text, shown }: TruncatedProps) {
  if (text === shown) return shown
  return (
    <Tooltip content={text}>
      <button type="button" className={word} aria-label={text}>
        {shown}
      </button>
    </Tooltip>
  )
}
