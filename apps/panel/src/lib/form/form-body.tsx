import { useLingui } from '@lingui/react/macro'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { ErrorSummary } from '@repo/ui/error-summary'
import { Stack } from '@repo/ui/stack'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'

import { fields } from './form-body.css.ts'
import { isLostUpdate } from './is-lost-update.ts'
import { LostUpdate } from './lost-update.tsx'
import type { FormState } from './use-form.ts'

export interface FormBodyProps<V> {
  form: FormState<V>
  id: string
  /** What the last attempt to save came to; that somebody else was quicker is said by the form itself. */
  notice?: ReactNode
  /** Fields the notice is about: it is hidden once one of them changes. Without them, once any field changes. */
  about?: readonly string[] | undefined
  /** The change that saves. */
  saving?: { readonly error: unknown; readonly reset: () => void }
  /** Reads what is stored again, of a form that is not given it as it changes. */
  onReload?: (() => void) | undefined
  /** Leaves a form whose thing is not to be seen as it is stored. */
  onClose?: () => void
  onSubmit: (value: V) => Promise<unknown>
  children: ReactNode
}

/** The form itself, with what was kept of it and what is wrong with it. */
export function FormBody<V>(props: FormBodyProps<V>) {
  const { form, id, notice, about, saving, onReload, onClose, onSubmit, children } = props
  const { t } = useLingui()
  const isLost = isLostUpdate(saving?.error)
  const showTheirs = () => {
    form.forget()
    saving?.reset()
    if (onReload !== undefined) onReload()
    else if (form.isBehind || onClose === undefined) form.reset()
    else onClose()
  }
  const { element, attempt, hasSummary, faults, words, changed } = form
  const isOutdated = about === undefined ? changed.size > 0 : about.some((name) => changed.has(name))
  const errors = Object.entries(words).flatMap(([name, { label }]) => {
    const text = form.errorOf(name as never)
    if (text === undefined) return []
    // a missing field is named by its own sentence
    return [{ key: name, text: faults[name]?.code === 'required' ? text : `${label}: ${text}` }]
  })
  const { isSaving } = form
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    // the fields of a form that saves take nothing, and lose the focus to what the form is in
    const isLost = document.activeElement?.contains(element.current) === true
    if (!isSaving && isLost && focused.current instanceof HTMLElement) focused.current.focus()
  }, [isSaving, element])
  const submit = (event: FormEvent) => {
    focused.current = document.activeElement
    form.submit(event, onSubmit)
  }
  return (
    <form id={id} ref={element} onSubmit={submit} aria-busy={isSaving || undefined} noValidate>
      <Stack gap="l">
        {form.isRestored && !isLost && (
          <Banner
            tone="info"
            announce
            action={<Button size="s" tone="neutral" onClick={form.reset}>{t`Discard`}</Button>}
          >
            {t`We kept what you typed`}
          </Banner>
        )}
        {isLost ? <LostUpdate onShow={showTheirs} /> : !isOutdated && notice}
        {hasSummary && <ErrorSummary title={t`Check these fields`} attempt={attempt} form={element} errors={errors} />}
        <fieldset className={fields} disabled={isSaving}>
          {children}
        </fieldset>
      </Stack>
    </form>
  )
}
