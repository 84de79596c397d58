import { useLingui } from '@lingui/react/macro'
import type { KnownDecision } from '@repo/domain/imports/field-changes'

type Words = Readonly<Record<KnownDecision, string>>

/** What happens to a user or sensor that the center has already. */
export const useDecisionLabels = (): { readonly short: Words; readonly whole: Words } => {
  const { t } = useLingui()
  return {
    short: { skip: t`Keep as is`, fill: t`Fill empty fields`, overwrite: t`Overwrite` },
    whole: {
      skip: t`Keep as they are`,
      fill: t`Fill in only what is empty`,
      overwrite: t`Overwrite with the file`,
    },
  }
}
