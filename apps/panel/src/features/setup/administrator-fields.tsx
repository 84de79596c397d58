import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { passwordLimits } from '@repo/domain/core/limits'
import { Columns } from '@repo/ui/columns'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { TextField } from '@repo/ui/text-field'

import { ShortNameBox } from '../../lib/form/short-name-box.tsx'
import type { SetupFormState } from './use-setup-form.ts'

export function AdministratorFields({ form }: { form: SetupFormState }) {
  const { t } = useLingui()
  const { min, max } = passwordLimits
  return (
    <Stack gap="l">
      <Heading level={2}>{t`First administrator`}</Heading>
      <Columns min="menu" gap="l">
        <TextField {...form.text('name')} autoComplete="given-name" />
        <TextField {...form.text('lastName1')} autoComplete="family-name" />
        <ShortNameBox form={form} />
      </Columns>
      <TextField {...form.text('email')} type="email" autoComplete="username" />
      <TextField
        {...form.text('password')}
        type="password"
        autoComplete="new-password"
        hint={t`${min} to ${plural(max, { one: '# character', other: '# characters' })}. Avoid common passwords.`}
        revealLabels={{ show: t`Show password`, hide: t`Hide password` }}
      />
    </Stack>
  )
}
