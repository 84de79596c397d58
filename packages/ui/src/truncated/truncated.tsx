import { Fragment, useState, type ReactNode } from 'react'

import { Tooltip } from '../tooltip/tooltip.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { cut, cutEmail, spoken, word } from './truncated.css.ts'
import { useIsCut } from './use-is-cut.ts'

export interface TruncatedProps {
  text: string
  shown?: string
  /** Emails wrap before the at sign, or after a dot before it. */
  isEmail?: boolean
}

const breakable = (email: string): ReactNode =>
  email.split(/(?<=\.)(?=.*@)|(?=@)/u).map((part, index, parts) => (
    <Fragment key={parts.slice(0, index).join('')}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

export function Truncated({ text, shown = text, isEmail = false }: TruncatedProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isCut = useIsCut(place)
  const isShort = text !== shown
  const words = (
    <span ref={setPlace} className={isEmail ? cutEmail : cut} aria-hidden={isShort || undefined}>
      {isEmail ? breakable(shown) : shown}
    </span>
  )
  if (!isShort && !isCut) return words
  return (
    <Tooltip content={text}>
      {/* Firefox selects no text in a button. */}
      <span
        role="button"
        tabIndex={0}
        className={isShort ? `${word} ${spoken}` : word}
        data-whole-text={text}
        onCopy={(event) => {
          event.preventDefault()
          event.stopPropagation()
          event.clipboardData.setData('text/plain', text)
        }}
      >
        {words}
        {isShort && <VisuallyHidden>{text}</VisuallyHidden>}
      </span>
    </Tooltip>
  )
}
