import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { signInDisplay } from '@repo/api-client/displays/display-sign-in'
import { readLoginForm } from '@repo/domain/people/login-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { TextField } from '@repo/ui/text-field'
import { useFormFaults } from '@repo/ui/use-form-faults'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { client } from '../app/services.ts'
import { setViewer, useViewerStore } from '../app/viewer-store.ts'
import { narrow } from './live.css.ts'

export interface SignInFormProps {
  onCancel: () => void
  cancelLabel: string
  onDone: () => void
}

/** For 12 hours. Other sessions stay. */
export function SignInForm({ onCancel, cancelLabel, onDone }: SignInFormProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState({ email: '', password: '' })
  const { form, attempt, refuse } = useFormFaults({ fields: 2 })
  const read = readLoginForm(typed)
  const faults = attempt > 0 && !read.ok ? read.error : {}
  const signIn = useMutation({
    mutationFn: async () => {
      const { viewer } = useViewerStore.getState()
      const display = viewer === null ? {} : { display: viewer.token }
      return client.call(signInDisplay, { body: { ...typed, ...display } })
    },
    onSuccess: ({ token }) => {
      setViewer({ token })
      onDone()
    },
  })
  const { error } = signIn
  const type = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change })
    if (signIn.isError) signIn.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!read.ok) return refuse()
    if (!signIn.isPending) signIn.mutate()
  }
  return (
    <form ref={form} className={narrow} onSubmit={submit} noValidate>
      <Stack gap="l">
        <Heading level={1}>{t`Sign in as a coach`}</Heading>
        {error !== null && (
          <Banner tone="danger" announce>
            {error instanceof ApiError && error.message !== '' ? error.message : t`Service temporarily unavailable`}
          </Banner>
        )}
        <TextField
          label={t`Email`}
          type="email"
          autoComplete="username"
          value={typed.email}
          error={faults.email && (faults.email.code === 'required' ? t`The email is required` : t`Enter a valid email`)}
          onValueChange={(email) => type({ email })}
        />
        <TextField
          label={t`Password`}
          type="password"
          autoComplete="current-password"
          value={typed.password}
          error={faults.password && t`The password is mandatory`}
          onValueChange={(password) => type({ password })}
        />
        <Button type="submit" tone="accent" wide loading={signIn.isPending}>
          {t`Sign in`}
        </Button>
        <Button tone="ghost" wide onClick={onCancel}>
          {cancelLabel}
        </Button>
      </Stack>
    </form>
  )
}
