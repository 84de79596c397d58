import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** A form this short shows all its errors, so it needs no summary. */
const MOST_OF_A_SHORT_FORM = 5

export interface FormFaults {
  form: RefObject<HTMLFormElement | null>
  /** Errors are shown once it is above 0. */
  attempt: number
  hasSummary: boolean
  refuse: () => void
  reset: () => void
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]'

const focusFirstInvalid = (form: HTMLFormElement | null): void => {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = invalid?.matches(FOCUSABLE) === true ? invalid : invalid?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus()
}

/** Focuses the first invalid field, or the summary of a long form. `fields` counts those that can be invalid. */
export function useFormFaults({ fields }: { fields: number }): FormFaults {
  const form = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)
  const hasSummary = fields > MOST_OF_A_SHORT_FORM
  useEffect(() => {
    // The errors of this attempt are rendered by now.
    if (attempt > 0 && !hasSummary) focusFirstInvalid(form.current)
  }, [attempt, hasSummary])
  const refuse = useCallback(() => setAttempt((count) => count + 1), [])
  const reset = useCallback(() => setAttempt(0), [])
  return { form, attempt, hasSummary, refuse, reset }
}
