import { useLingui } from '@lingui/react/macro'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { ErrorSummary } from '@repo/ui/error-summary'
import { Stack } from '@repo/ui/stack'
import type { ReactNode } from 'react'

import type { FormState } from './use-form.ts'

export interface FormBodyProps<V> {
  form: FormState<V>
  id: string
  /** What the last attempt to save came to. */
  notice?: ReactNode
  onSubmit: (value: V) => Promise<unknown>
  children: ReactNode
}

/** The form itself, with what was kept of it and what is wrong with it. */
export function FormBody<V>({ form, id, notice, onSubmit, children }: FormBodyProps<V>) {
  const { t } = useLingui()
  const { element, attempt, hasSummary, faults, words } = form
  const errors = Object.entries(words).flatMap(([name, { label }]) => {
    const text = form.errorOf(name as never)
    if (text === undefined) return []
    // a missing field is named by its own sentence
    return [{ key: name, text: faults[name]?.code === 'required' ? text : `${label}: ${text}` }]
  })
  return (
    <form id={id} ref={element} onSubmit={(event) => form.submit(event, onSubmit)} noValidate>
      <Stack gap="l">
        {form.isRestored && (
          <Banner
            tone="info"
            announce
            action={<Button size="s" tone="neutral" onClick={form.reset}>{t`Discard`}</Button>}
          >
            {t`We kept what you typed`}
          </Banner>
        )}
        {notice}
        {hasSummary && <ErrorSummary title={t`Check these fields`} attempt={attempt} form={element} errors={errors} />}
        {children}
      </Stack>
    </form>
  )
}
