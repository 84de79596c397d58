import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Up to here a person sees the whole form at once, and a summary would only repeat it. */
const MOST_OF_A_SHORT_FORM = 5

export interface FormFaults {
  form: RefObject<HTMLFormElement | null>
  /** How often the form was refused; faults are shown once it is above zero. */
  attempt: number
  /** A long form says its faults in an `ErrorSummary` too, which takes the focus. */
  hasSummary: boolean
  /** Call it when a submit was refused, by the form's own rules or by the server. */
  refuse: () => void
  /** The form begins anew, without faults. */
  reset: () => void
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]'

const focusFirstInvalid = (form: HTMLFormElement | null): void => {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = invalid?.matches(FOCUSABLE) === true ? invalid : invalid?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus()
}

/**
 * Where the focus goes after a refused submit: to the first field at fault, or to the summary of a long form. `fields`
 * counts those that can be at fault.
 */
export function useFormFaults({ fields }: { fields: number }): FormFaults {
  const form = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)
  const hasSummary = fields > MOST_OF_A_SHORT_FORM
  useEffect(() => {
    // by now the faults of this attempt stand at their fields
    if (attempt > 0 && !hasSummary) focusFirstInvalid(form.current)
  }, [attempt, hasSummary])
  const refuse = useCallback(() => setAttempt((count) => count + 1), [])
  const reset = useCallback(() => setAttempt(0), [])
  return { form, attempt, hasSummary, refuse, reset }
}
