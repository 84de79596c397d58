import { useLingui } from '@lingui/react/macro'
import type { MemberError } from '@repo/api-client/members/save-member'

import { useMemberFieldLabels } from '../../lib/people/use-member-field-labels.ts'

export const useMemberFormLabels = () => {
  const { t } = useLingui()
  const fields = useMemberFieldLabels()
  const errors: Readonly<Record<Exclude<MemberError, 'changed-meanwhile'>, string>> = {
    'already-linked': t`User already registered in this or another center; ask them to link from the app.`,
    partial: t`User information was partially inserted, due to an error, please update it.`,
    general: t`An error occurred, please try again later.`,
  }
  return { fields, errors }
}
