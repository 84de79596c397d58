import { curtain, word as wordClass } from './start-call.css.ts'

export interface StartCallProps {
  /** Such as "Let’s go!". */
  word: string
}

/** The end of a countdown, over all that begins behind it. What lies there can be pressed meanwhile. */
export function StartCall({ word }: StartCallProps) {
  return (
    <div className={curtain}>
      <p className={wordClass}>{word}</p>
    </div>
  )
}
