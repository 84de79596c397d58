import { useLingui } from '@lingui/react/macro'

import { useCopyText } from '../use-copy-text.ts'

/** Copies the address of the screen. */
export const useCopyLink = (): (() => void) => {
  const { t } = useLingui()
  const copy = useCopyText()
  return () => copy(location.href, t`Link copied`)
}
