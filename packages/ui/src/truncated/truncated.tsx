import { useState } from 'react'

import { Tooltip } from '../tooltip/tooltip.tsx'
import { cut, word } from './truncated.css.ts'
import { useIsCut } from './use-is-cut.ts'

export interface TruncatedProps {
  /** The whole text. */
  text: string
  /** What stands there at most; without it as much as fits. */
  shown?: string
}

/** A text cut to fit its place. The whole one is in a tooltip and is what screen readers say. */
export function Truncated({ text, shown = text }: TruncatedProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isCut = useIsCut(place)
  const words = (
    <span ref={setPlace} className={cut}>
      {shown}
    </span>
  )
  if (text === shown && !isCut) return words
  return (
    <Tooltip content={text}>
      <button type="button" className={word} aria-label={text}>
        {words}
      </button>
    </Tooltip>
  )
}
