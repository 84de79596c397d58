import { useLingui } from '@lingui/react/macro'

import { toasts } from '../app/toasts.ts'

/** Copies an address; where the browser allows no copying, it is shown instead. */
export const useCopyText = (): ((address: string) => void) => {
  const { t } = useLingui()
  return (address) => {
    // a page without TLS has no clipboard
    const clipboard = navigator.clipboard as Clipboard | undefined
    const copied = clipboard === undefined ? Promise.reject(new Error('no clipboard')) : clipboard.writeText(address)
    copied.then(
      () => toasts.show({ tone: 'success', title: t`Link copied` }),
      () => toasts.show({ tone: 'info', title: t`Copy the link from here`, text: address }),
    )
  }
}
