import { useLingui } from '@lingui/react/macro'

import { useCopyText } from '../use-copy-text.ts'

export const useCopyLink = (): (() => void) => {
  const { t } = useLingui()
  const copy = useCopyText()
  return () => copy(location.href, t`Link copied`)
}
