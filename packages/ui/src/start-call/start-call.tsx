import { curtain, word as wordClass } from './start-call.css.ts'

export interface StartCallProps {
  word: string
}

export function StartCall({ word }: StartCallProps) {
  return (
    <div className={curtain}>
      <p className={wordClass}>{word}</p>
    </div>
  )
}
