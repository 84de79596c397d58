import { useState } from 'react'

import { Tooltip } from '../tooltip/tooltip.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { cut, spoken, word } from './truncated.css.ts'
import { useIsCut } from './use-is-cut.ts'

export interface TruncatedProps {
  /** The whole text. */
  text: string
  /** What stands there at most; without it as much as fits. */
  shown?: string
}

/** A text cut to fit its place. The whole one is in a tooltip, is what screen readers say, and what is copied. */
export function Truncated({ text, shown = text }: TruncatedProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isCut = useIsCut(place)
  const isShort = text !== shown
  const words = (
    <span ref={setPlace} className={cut} aria-hidden={isShort || undefined}>
      {shown}
    </span>
  )
  if (!isShort && !isCut) return words
  return (
    <Tooltip content={text}>
      <button
        type="button"
        className={isShort ? `${word} ${spoken}` : word}
        data-whole-text={text}
        onCopy={(event) => {
          event.preventDefault()
          event.clipboardData.setData('text/plain', text)
        }}
      >
        {words}
        {isShort && <VisuallyHidden>{text}</VisuallyHidden>}
      </button>
    </Tooltip>
  )
}
