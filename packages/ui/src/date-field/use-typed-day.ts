import { useState, type ChangeEvent } from 'react'

import { dayOfText, maskDay, textOfDay, type DateLanguage } from './typed-day.ts'

interface TypedDay {
  text: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onLeave: () => void
}

/** The text of a box for a day: what is typed while it is no day, and the day as soon as it is one. */
export function useTypedDay(value: string, language: DateLanguage, onValueChange: (value: string) => void): TypedDay {
  const [typed, setTyped] = useState({ value, language, text: textOfDay(value, language) })
  // whoever holds the value has another one by now than what was typed means
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
      // written here, and not by the next render, so that the cursor stays where it is put
      box.value = text
      box.setSelectionRange(caret, caret)
      const next = dayOfText(text, language)
      setTyped({ value: next, language, text })
      onValueChange(next)
    },
    onLeave: () => setTyped({ ...typed, text: textOfDay(typed.value, language) }),
  }
}
