import { useState, type ChangeEvent } from 'react'

import { dayOfText, maskDay, textOfDay, type DateLanguage } from './typed-day.ts'

interface TypedDay {
  text: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onLeave: () => void
}

/** Keeps unfinished text locally and reports a day once it is complete. */
export function useTypedDay(value: string, language: DateLanguage, onValueChange: (value: string) => void): TypedDay {
  const [typed, setTyped] = useState({ value, language, text: textOfDay(value, language) })
  // The value changed outside since the text was typed.
  if (typed.value !== value || typed.language !== language)
    setTyped({ value, language, text: textOfDay(value, language) })
  return {
    text: typed.text,
    onChange: ({ currentTarget: box }) => {
      const { text, caret } = maskDay(
        { text: box.value, caret: box.selectionStart ?? box.value.length },
        typed.text,
        language,
      )
      // Written here instead of on the next render, which would move the caret.
      box.value = text
      box.setSelectionRange(caret, caret)
      const next = dayOfText(text, language)
      setTyped({ value: next, language, text })
      onValueChange(next)
    },
    onLeave: () => setTyped({ ...typed, text: textOfDay(typed.value, language) }),
  }
}
