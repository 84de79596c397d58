import { useLingui } from '@lingui/react/macro'

import { toasts } from '../../app/toasts.ts'

/** Copies the address of the screen; where the browser allows no copying, it is shown instead. */
export const useCopyLink = (): (() => void) => {
  const { t } = useLingui()
  return () => {
    const { href } = location
    // a page without TLS has no clipboard
    const clipboard = navigator.clipboard as Clipboard | undefined
    const copied = clipboard === undefined ? Promise.reject(new Error('no clipboard')) : clipboard.writeText(href)
    copied.then(
      () => toasts.show({ tone: 'success', title: t`Link copied` }),
      () => toasts.show({ tone: 'info', title: t`Copy the link from here`, text: href }),
    )
  }
}
