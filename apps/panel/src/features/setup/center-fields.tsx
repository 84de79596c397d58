import { useLingui } from '@lingui/react/macro'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { SwitchField } from '@repo/ui/switch-field'
import { TextField } from '@repo/ui/text-field'

import { CenterBasics } from '../../lib/center/center-basics.tsx'
import type { SetupFormState } from './use-setup-form.ts'

export function CenterFields({ form }: { form: SetupFormState }) {
  const { t } = useLingui()
  return (
    <Stack gap="l">
      <Heading level={2}>{t`Center`}</Heading>
      <TextField {...form.text('centerName')} autoComplete="organization" />
      <CenterBasics language={form.text('language')} system={form.text('system')} zone={form.text('zone')} />
      <SwitchField
        {...form.toggle('hidesMinors')}
        hint={t`You can change this and more in Center information, under Privacy.`}
      />
    </Stack>
  )
}
