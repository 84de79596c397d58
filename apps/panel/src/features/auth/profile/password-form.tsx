import { useLingui } from '@lingui/react/macro'
import { readPasswordForm, type PasswordForm as Typed } from '@repo/domain/people/profile-form'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { TextField } from '@repo/ui/text-field'
import { useState } from 'react'

import { FormBody } from '../../../lib/form/form-body.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { PasswordStrength } from '../../../lib/password-strength.tsx'
import { useRevealLabels } from '../../../lib/use-reveal-labels.ts'
import { useChangePassword } from './profile-mutations.ts'

const EMPTY: Typed = { current: '', password: '', repeated: '' }

/** Remounts after saving, to clear the inputs. Has no draft. */
export function PasswordForm() {
  const [times, setTimes] = useState(0)
  return <Fields key={times} onSaved={() => setTimes(times + 1)} />
}

function Fields({ onSaved }: { onSaved: () => void }) {
  const { t } = useLingui()
  const change = useChangePassword()
  const form = useForm({
    first: () => EMPTY,
    read: readPasswordForm,
    words: {
      current: { label: t`Current password`, missing: t`Enter the current password` },
      password: { label: t`New password`, missing: t`Enter a password` },
      repeated: { label: t`Confirm password`, missing: t`Enter the password again` },
    },
    draft: null,
  })
  const submit = async (typed: Typed) => {
    await change.mutateAsync(typed)
    onSaved()
  }
  const reveal = useRevealLabels()
  return (
    <FormBody form={form} id="profile-password" onSubmit={submit}>
      <TextField
        {...form.text('current')}
        type="password"
        autoComplete="current-password"
        revealLabels={reveal(form.text('current').label)}
      />
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
      <Inline justify="end">
        <Button type="submit" tone="accent" loading={form.isSaving}>
          {t`Change password`}
        </Button>
      </Inline>
    </FormBody>
  )
}
