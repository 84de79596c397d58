import { useLingui } from '@lingui/react/macro'
import { resetPassword } from '@repo/api-client/auth/account-endpoints'
import { ApiError } from '@repo/api-client/core/api-error'
import type { ErrorCode } from '@repo/api-client/core/error-code'
import { createActionKeys } from '@repo/api-client/core/idempotency-keys'
import { type NewPasswordForm, readNewPasswordForm } from '@repo/domain/people/new-password-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { ButtonLink } from '@repo/ui/button-link'
import { TextField } from '@repo/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { toasts } from '../../../app/toasts.ts'
import { FormBody } from '../../../lib/form/form-body.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { PasswordStrength } from '../../../lib/password-strength.tsx'
import { useRevealLabels } from '../../../lib/use-reveal-labels.ts'
import { PasswordFrame } from './password-frame.tsx'

/** Errors whose message the server words for the user. */
const SHOWN_CODES: ReadonlySet<string | number> = new Set<ErrorCode>([
  'reset-link-unknown',
  'password-common',
  'password-of-names',
])
const hasNotice = (error: unknown): error is ApiError => error instanceof ApiError && SHOWN_CODES.has(error.code)

export function ResetPasswordPage() {
  const { t } = useLingui()
  const { client } = useServices()
  const navigate = useNavigate()
  const hash = useLocation({ select: (address) => address.hash })
  const [token] = useState(hash)
  const [keys] = useState(createActionKeys)
  const save = useMutation({
    mutationFn: (typed: NewPasswordForm) => client.call(resetPassword, { body: { token, ...typed }, keys }),
  })
  const form = useForm({
    first: (): NewPasswordForm => ({ password: '', repeated: '' }),
    read: readNewPasswordForm,
    words: {
      password: { label: t`New password`, missing: t`Enter a password` },
      repeated: { label: t`Confirm password`, missing: t`Enter the password again` },
    },
    draft: null,
  })
  const submit = async (typed: NewPasswordForm) => {
    await save.mutateAsync(typed)
    toasts.show({ tone: 'success', title: t`Password updated. Sign in with your new password.` })
    await navigate({ to: '/login', replace: true })
  }
  const isLinkUnknown = save.error instanceof ApiError && save.error.code === 'reset-link-unknown'
  const reveal = useRevealLabels()
  return (
    <PasswordFrame title={t`Choose a new password`} text={t`You'll be signed out everywhere else.`}>
      <FormBody
        form={form}
        id="reset"
        onSubmit={submit}
        notice={
          save.isError && (
            <Banner
              tone="danger"
              announce
              action={
                <ButtonLink size="s" link={<Link to="/forgot-password" />}>
                  {t`Request a new link`}
                </ButtonLink>
              }
            >
              {hasNotice(save.error) ? save.error.message : t`An error occurred, please try again later.`}
            </Banner>
          )
        }
        about={isLinkUnknown ? [] : undefined}
      >
        <TextField
          {...form.text('password')}
          type="password"
          autoComplete="new-password"
          revealLabels={reveal(form.text('password').label)}
        />
        <PasswordStrength password={form.typed.password} />
        <TextField
          {...form.text('repeated')}
          type="password"
          autoComplete="new-password"
          revealLabels={reveal(form.text('repeated').label)}
        />
        <Button type="submit" tone="accent" size="l" wide loading={form.isSaving}>
          {t`Save password`}
        </Button>
      </FormBody>
    </PasswordFrame>
  )
}
