import { useLingui } from '@lingui/react/macro'
import type { MemberError } from '@repo/api-client/members/save-member'
import type { MemberField } from '@repo/domain/people/member-form'

import type { FieldLabels } from '../../lib/form/use-form.ts'

export const useMemberFormLabels = () => {
  const { t } = useLingui()
  const fields: Readonly<Record<MemberField, FieldLabels>> = {
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
  const errors: Readonly<Record<Exclude<MemberError, 'changed-meanwhile'>, string>> = {
    'already-linked': t`User already registered in this or another center; ask them to link from the app.`,
    partial: t`User information was partially inserted, due to an error, please update it.`,
    general: t`An error occurred, please try again later.`,
  }
  return { fields, errors }
}
