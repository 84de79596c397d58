import { useLingui } from '@lingui/react/macro'
import { readLoginForm, type LoginFields } from '@repo/domain/people/login-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { ButtonLink } from '@repo/ui/button-link'
import { Card } from '@repo/ui/card'
import { CenterMark } from '@repo/ui/center-mark'
import { CheckboxField } from '@repo/ui/checkbox-field'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'
import { useFormFaults } from '@repo/ui/use-form-faults'
import { Link, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react'

import { useSessionStore } from '../../../app/session/session-store.ts'
import { toasts } from '../../../app/toasts.ts'
import { HelpLink } from '../../../lib/help/help-link.tsx'
import { centered, narrow } from '../../../lib/screens.css.ts'
import { CenterMissing } from './center-missing.tsx'
import { fetchHome } from './fetch-home.ts'
import { Languages } from './languages.tsx'
import { useLoginLabels } from './login-labels.ts'
import { useLogin } from './use-login.ts'

function CenterHead({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  const { t } = useLingui()
  const shown = name === '' ? 'Latido' : name
  return (
    <Stack gap="s" align="center">
      <CenterMark imageUrl={imageUrl} size="l" />
      <Heading level={1} align="center" tabTitle={t`Sign in`}>
        {shown}
      </Heading>
      <Text tone="muted" align="center">{t`Sign in to your center's panel`}</Text>
    </Stack>
  )
}

function WaysIn({ isBusy }: { isBusy: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <Button type="submit" tone="accent" size="l" wide loading={isBusy}>
        {t`Sign in`}
      </Button>
      <ButtonLink tone="ghost" wide link={<Link to="/forgot-password" />}>
        {t`Forgot your password?`}
      </ButtonLink>
    </>
  )
}

// dialogs are as large as the rest of the login
const EndOther = lazy(() => import('./end-other.tsx').then((part) => ({ default: part.EndOther })))

export function LoginPage() {
  const { t } = useLingui()
  const { errors, emailFault, passwordFault } = useLoginLabels()
  const center = useSessionStore((state) => state.center)
  const isLost = useSessionStore((state) => state.isLost)
  const { state, submit, dismiss } = useLogin()
  const router = useRouter()
  const [typed, setTyped] = useState<LoginFields>({ email: '', password: '' })
  const [remember, setRemember] = useState(true)
  const { form, attempt, refuse } = useFormFaults({ fields: 3 })
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="email"]')?.focus(), [form])
  const read = readLoginForm(typed)
  const type = (change: Partial<LoginFields>) => {
    fetchHome(router)
    setTyped({ ...typed, ...change })
  }
  const faults = attempt > 0 && !read.ok ? read.error : {}
  const isBusy = state.phase === 'signing-in' || state.phase === 'loading'
  const error = state.phase === 'refused' ? state.error : null

  const enter = async (force: boolean) => {
    if (!read.ok) return refuse()
    const refusal = await submit(read.value, { remember, force })
    if (refusal !== null && refusal !== 'session-open-elsewhere')
      toasts.show({ tone: 'danger', title: errors[refusal] })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void enter(false)
  }
  const name = center?.name ?? ''
  return (
    <main className={centered}>
      <div className={narrow}>
        <Stack gap="l">
          <Card padding="l">
            <form ref={form} onSubmit={onSubmit} noValidate>
              <Stack gap="l">
                <CenterHead name={name} imageUrl={center?.imageUrl ?? null} />
                {isLost && (
                  <Banner tone="info" announce>{t`Your session ended. Sign in to pick up where you left off.`}</Banner>
                )}
                <CenterMissing />
                <TextField
                  label={t`Email`}
                  type="email"
                  name="email"
                  autoComplete="username"
                  value={typed.email}
                  error={emailFault(faults.email)}
                  onValueChange={(email) => type({ email })}
                />
                <TextField
                  label={t`Password`}
                  type="password"
                  name="password"
                  autoComplete="current-password"
                  revealLabels={{ show: t`Show password`, hide: t`Hide password` }}
                  value={typed.password}
                  error={passwordFault(faults.password)}
                  onValueChange={(password) => type({ password })}
                />
                <CheckboxField label={t`Remember me`} checked={remember} onCheckedChange={setRemember} />
                {name !== '' && <WaysIn isBusy={isBusy} />}
              </Stack>
            </form>
          </Card>
          <Inline justify="center" gap="xs">
            <Languages />
            <HelpLink label={t`Help`} />
          </Inline>
        </Stack>
      </div>
      <Suspense>
        {error === 'session-open-elsewhere' && <EndOther onEnd={() => void enter(true)} onClose={dismiss} />}
      </Suspense>
    </main>
  )
}
