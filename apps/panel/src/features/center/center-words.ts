import { useLingui } from '@lingui/react/macro'
import type { CenterForm } from '@repo/domain/center-form'

import type { FieldWords } from '../../lib/form/use-form.ts'

/** What the form of the center's data says. */
export const useCenterWords = (): Readonly<Record<keyof CenterForm, FieldWords>> => {
  const { t } = useLingui()
  return {
    name: { label: t`Name of the center`, missing: t`Enter the name of the center` },
    description: { label: t`Description` },
    language: { label: t`Language` },
    system: { label: t`Measures` },
    zone: { label: t`Time zone`, missing: t`Choose a time zone` },
  }
}
