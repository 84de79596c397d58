import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { forgotPassword } from '@repo/api-client/auth/account-endpoints'
import { ApiError } from '@repo/api-client/core/api-error'
import { createActionKeys } from '@repo/api-client/core/idempotency-keys'
import { resetLimits } from '@repo/domain/core/limits'
import { readForgotForm } from '@repo/domain/people/login-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { TextField } from '@repo/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { FormBody } from '../../../lib/form/form-body.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { PasswordFrame } from './password-frame.tsx'

export function ForgotPasswordPage() {
  const { t } = useLingui()
  const { client } = useServices()
  const [keys] = useState(createActionKeys)
  const ask = useMutation({ mutationFn: (email: string) => client.call(forgotPassword, { body: { email }, keys }) })
  const form = useForm({
    first: () => ({ email: '' }),
    read: readForgotForm,
    words: { email: { label: t`Email`, missing: t`Enter the email you sign in with` } },
    draft: null,
  })
  const submit = async ({ email }: { email: string }) => {
    await ask.mutateAsync(email)
    form.reset()
  }
  const { minutes } = resetLimits
  const isTooSoon = ask.error instanceof ApiError && ask.error.code === 'rate-limited'
  return (
    <PasswordFrame title={t`Forgot your password?`} text={t`We'll email you a link to choose a new one.`}>
      <FormBody
        form={form}
        id="forgot"
        onSubmit={submit}
        notice={
          <>
            {ask.isSuccess && (
              <Banner tone="success" announce title={t`Check your email`}>
                {t`If there's an account with this email, a link is on its way. It works for ${plural(minutes, { one: '# minute', other: '# minutes' })}.`}
              </Banner>
            )}
            {ask.isError && (
              <Banner tone="danger" announce title={t`General error`}>
                {isTooSoon
                  ? t`Too many attempts. Wait a moment and try again.`
                  : t`We couldn't send the email. Try again later.`}
              </Banner>
            )}
          </>
        }
      >
        <TextField {...form.text('email')} type="email" autoComplete="username" />
        <Button type="submit" tone="accent" size="l" wide loading={form.isSaving}>
          {t`Send link`}
        </Button>
      </FormBody>
    </PasswordFrame>
  )
}
