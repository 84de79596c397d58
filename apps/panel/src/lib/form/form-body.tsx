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
  /** Error of the last save. The form itself shows a lost update. */
  notice?: ReactNode
  /** Fields whose change hides the notice. Any field if absent. */
  about?: readonly string[] | undefined
  saving?: { readonly error: unknown; readonly reset: () => void }
  /** Refetches the stored data, for forms that don't receive it as a prop. */
  onReload?: (() => void) | undefined
  onClose?: () => void
  onSubmit: (value: V) => Promise<unknown>
  children: ReactNode
}

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
    // a required field has a message of its own
    return [{ key: name, text: faults[name]?.code === 'required' ? text : `${label}: ${text}` }]
  })
  const { isSaving } = form
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    // inert fields lose the focus, so it is restored after saving
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
