import { useLingui } from '@lingui/react/macro'
import type { MemberField } from '@repo/domain/people/member-form'

import type { FieldLabels } from '../form/use-form.ts'

export const useMemberFieldLabels = (): Readonly<Record<MemberField, FieldLabels>> => {
  const { t } = useLingui()
  return {
    name: { label: t`Name`, missing: t`Enter a name` },
    lastName1: { label: t`First last name`, missing: t`Enter the first last name` },
    lastName2: { label: t`Second last name` },
    email: { label: t`Email`, missing: t`Enter an email` },
    pseudonym: { label: t`Pseudonym`, missing: t`Enter a pseudonym` },
    birthday: { label: t`Birthday`, missing: t`Enter the birthday` },
    sex: { label: t`Sex`, missing: t`Choose a sex` },
    weight: { label: t`Weight`, missing: t`Enter the weight` },
    height: { label: t`Height`, missing: t`Enter the height` },
    restingHeartRate: { label: t`Resting heart rate`, missing: t`Enter the resting heart rate` },
    maxHeartRate: { label: t`Measured maximum heart rate` },
    isShortName: { label: t`The name really is this short` },
    visibilityAtMost: { label: t`Displays show at most` },
    ceiling: { label: t`Own limit` },
    hasGuardianConsent: { label: t`A guardian has agreed` },
  }
}
