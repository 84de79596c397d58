import { useLingui } from '@lingui/react/macro'
import type { MemberPrivacy } from '@repo/api-client/members/member'
import { VISIBILITIES } from '@repo/domain/privacy/visibility'
import { formatDay } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { useVisibilityLabels } from '@repo/live-class/visibility-labels'
import { Columns } from '@repo/ui/columns'
import { Heading } from '@repo/ui/heading'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { SwitchField } from '@repo/ui/switch-field'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'

import { useLocale } from '../../app/locale/use-locale.ts'
import type { MemberFieldsProps } from './member-fields.tsx'

interface PrivacyFieldsProps {
  form: MemberFieldsProps['form']
  /** Undefined for a new user. */
  stored: MemberPrivacy | undefined
  zone: string
}

const ANY = 'all'

const useConsentHint = ({ stored, zone }: Omit<PrivacyFieldsProps, 'form'>): string => {
  const { t } = useLingui()
  const locale = useLocale()
  const at = stored?.guardianConsentAt ?? null
  if (at === null) return t`Records today's date and your name. Needed under the age set in Center information.`
  const day = formatDay(dayIn(zone, at.getTime()), locale)
  return t`Recorded on ${day} by ${{ name: stored?.guardianConsentBy ?? '–' }}.`
}

/** What staff may limit. What the user chose is theirs. */
export function PrivacyFields({ form, stored, zone }: PrivacyFieldsProps) {
  const { t } = useLingui()
  const levels = useVisibilityLabels()
  const most = form.text('visibilityAtMost')
  const own = stored?.visibility ?? null
  const consentHint = useConsentHint({ stored, zone })
  return (
    <Stack gap="m">
      <Heading level={3} size="s">
        {t`Displays and limits`}
      </Heading>
      {own !== null && (
        <Text size="s" tone="muted">
          {t`Chosen by the user for displays: ${{ level: levels[own] }}`}
        </Text>
      )}
      <Columns min="menu" gap="l">
        <SelectField
          {...most}
          value={most.value === '' ? ANY : most.value}
          onValueChange={(level) => most.onValueChange(level === ANY ? '' : level)}
          options={VISIBILITIES.map((value) => ({ value, label: levels[value] }))}
          hint={t`The user can show less.`}
        />
        <TextField
          {...form.text('ceiling')}
          inputMode="numeric"
          unit={t`bpm`}
          hint={t`Above it, only the user and the coach are warned.`}
        />
      </Columns>
      <SwitchField {...form.toggle('hasGuardianConsent')} hint={consentHint} />
    </Stack>
  )
}
