import { useLingui } from '@lingui/react/macro'

import { toasts } from '../app/toasts.ts'

/** Shows the text in the notice if copying isn't allowed. */
export const useCopyText = (): ((text: string, notice: string) => void) => {
  const { t } = useLingui()
  return (text, notice) => {
    // the clipboard needs TLS
    const clipboard = navigator.clipboard as Clipboard | undefined
    const copied = clipboard === undefined ? Promise.reject(new Error('no clipboard')) : clipboard.writeText(text)
    copied.then(
      () => toasts.show({ tone: 'success', title: notice }),
      () => toasts.show({ tone: 'info', title: t`Copy it from here`, text }),
    )
  }
}
