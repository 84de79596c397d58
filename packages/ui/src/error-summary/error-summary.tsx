import { useEffect, useRef, type RefObject } from 'react'

import { Banner } from '../banner/banner.tsx'
import { entry, frame, list } from './error-summary.css.ts'

export interface ErrorSummaryProps {
  title: string
  errors: readonly { key: string; text: string }[]
  /** The summary takes the focus when it grows. */
  attempt: number
  form: RefObject<HTMLFormElement | null>
}

export function ErrorSummary({ title, errors, attempt, form }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  const go = (key: string, index: number): void => {
    const invalid = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    // A field may have two controls, such as a range of days.
    const named = invalid.find((control) => control.getAttribute('name') === key)
    ;(named ?? invalid[index])?.focus()
  }
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title} className={frame}>
      <Banner tone="danger" title={title}>
        <ul className={list}>
          {errors.map(({ key, text }, index) => (
            <li key={key}>
              <button type="button" className={entry} onClick={() => go(key, index)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
