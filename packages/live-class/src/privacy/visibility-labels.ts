import { useLingui } from '@lingui/react/macro'
import type { Visibility } from '@repo/domain/privacy/visibility'

/** The levels as a member reads them. */
export const useOwnVisibilityLabels = (): Readonly<Record<Visibility, string>> => {
  const { t } = useLingui()
  return {
    all: t({ message: 'Everything', context: 'shown of me' }),
    color: t`Only my color`,
    anonymous: t`Without my name`,
    'color-anonymous': t`Color without name`,
    name: t`Only that I am here`,
    nothing: t({ message: 'Nothing', context: 'shown of me' }),
  }
}

/** The levels as staff read them. */
export const useVisibilityLabels = (): Readonly<Record<Visibility, string>> => {
  const { t } = useLingui()
  return {
    all: t({ message: 'Everything', context: 'shown of me' }),
    color: t`Only the color`,
    anonymous: t`Without the name`,
    'color-anonymous': t`Color without name`,
    name: t`Only that they are here`,
    nothing: t({ message: 'Nothing', context: 'shown of me' }),
  }
}
