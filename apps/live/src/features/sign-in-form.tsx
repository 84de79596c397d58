import { useLingui } from '@lingui/react/macro'
import { logIn, signedInOf } from '@repo/api-client/auth/log-in'
import { ApiError } from '@repo/api-client/core/api-error'
import { browserId } from '@repo/api-client/staff-session/browser-ports'
import { storedSessionOf } from '@repo/api-client/staff-session/stored-session'
import { readLoginForm } from '@repo/domain/login-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { TextField } from '@repo/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import { client } from '../app/services.ts'
import { sessionKeeper, setViewer } from '../app/viewer-store.ts'
import { narrow } from './live.css.ts'

/** Signs a coach in, here and in the other tabs of this browser, until it is closed. */
export function SignInForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [isChecked, setIsChecked] = useState(false)
  const read = readLoginForm(typed)
  const faults = isChecked && 'faults' in read ? read.faults : {}
  const signIn = useMutation({
    mutationFn: async (force: boolean) => {
      const body = { ...typed, rememberme: false, browser_id: browserId(), ...(force ? { force } : {}) }
      return storedSessionOf(signedInOf(await client.call(logIn, { body })), false, Date.now())
    },
    onSuccess: (session) => {
      sessionKeeper.replace(session)
      setViewer({ kind: 'staff', session })
    },
  })
  const { error } = signIn
  const isOpenElsewhere = error instanceof ApiError && error.code === 'session-open-elsewhere'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if ('fields' in read && !signIn.isPending) signIn.mutate(false)
  }
  return (
    <form className={narrow} onSubmit={submit} noValidate>
      <Stack gap="l">
        <Heading level={1}>{t`Sign in as a coach`}</Heading>
        {error !== null && (
          <Banner
            tone="danger"
            announce
            action={
              isOpenElsewhere && (
                <Button size="s" tone="neutral" onClick={() => signIn.mutate(true)}>
                  {t`End it and sign in`}
                </Button>
              )
            }
          >
            {error instanceof ApiError && error.message !== '' ? error.message : t`Service temporarily unavailable`}
          </Banner>
        )}
        <TextField
          label={t`Email`}
          type="email"
          autoComplete="username"
          value={typed.email}
          error={
            faults.email && (faults.email === 'email-required' ? t`The email is required` : t`Enter a valid email`)
          }
          onValueChange={(email) => setTyped({ ...typed, email })}
        />
        <TextField
          label={t`Password`}
          type="password"
          autoComplete="current-password"
          value={typed.password}
          error={faults.password && t`The password is mandatory`}
          onValueChange={(password) => setTyped({ ...typed, password })}
        />
        <Button type="submit" tone="accent" wide loading={signIn.isPending}>
          {t`Sign in`}
        </Button>
        <Button tone="ghost" wide onClick={onCancel}>
          {t`Back to the code`}
        </Button>
      </Stack>
    </form>
  )
}
