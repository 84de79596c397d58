import { useLingui } from '@lingui/react/macro'
import { emptyDisplayForm, readDisplayForm, type DisplayForm } from '@repo/domain/displays/display-form'

import { useForm, type FieldLabels } from '../../../lib/form/use-form.ts'

export const DISPLAY_DRAFT = 'display'

export const usePairingForm = () => {
  const { t } = useLingui()
  const words: Readonly<Record<keyof DisplayForm, FieldLabels>> = {
    code: { label: t`Code`, missing: t`Enter the code on the display` },
    name: { label: t`Name`, missing: t`Enter a name` },
    roomUuid: { label: t`Room of this display`, missing: t`Choose a room` },
  }
  const draft = { name: DISPLAY_DRAFT, of: null }
  return useForm({ first: () => emptyDisplayForm, read: readDisplayForm, words, draft })
}
