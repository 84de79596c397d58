import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Columns } from '@repo/ui/columns'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { TextField } from '@repo/ui/text-field'

import type { SetupFieldsProps } from './center-fields.tsx'

interface AdministratorFieldsProps extends SetupFieldsProps {
  passwordLimits: { readonly min: number; readonly max: number }
}

/** Who signs in first and may do everything. */
export function AdministratorFields({ form, set, bind, passwordLimits }: AdministratorFieldsProps) {
  const { t } = useLingui()
  const { min, max } = passwordLimits
  return (
    <Stack gap="l">
      <Heading level={2}>{t`First administrator`}</Heading>
      <Columns min="menu" gap="l">
        <TextField
          {...bind('name')}
          required
          autoComplete="given-name"
          value={form.name}
          onValueChange={(name) => set({ name })}
        />
        <TextField
          {...bind('lastName1')}
          required
          autoComplete="family-name"
          value={form.lastName1}
          onValueChange={(lastName1) => set({ lastName1 })}
        />
      </Columns>
      <TextField
        {...bind('email')}
        required
        type="email"
        autoComplete="username"
        value={form.email}
        onValueChange={(email) => set({ email })}
      />
      <TextField
        {...bind('password')}
        required
        type="password"
        autoComplete="new-password"
        hint={t`${min} to ${plural(max, { one: '# character', other: '# characters' })}; not one of the most used passwords`}
        revealLabels={{ show: t`Show password`, hide: t`Hide password` }}
        value={form.password}
        onValueChange={(password) => set({ password })}
      />
    </Stack>
  )
}
