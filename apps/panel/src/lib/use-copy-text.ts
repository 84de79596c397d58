import { useLingui } from '@lingui/react/macro'

import { toasts } from '../app/toasts.ts'

/** Shows the text in the notice if copying isn't allowed. */
export const useCopyText = (): ((text: string, told: string) => void) => {
  const { t } = useLingui()
  return (text, told) => {
    // the clipboard needs TLS
    const clipboard = navigator.clipboard as Clipboard | undefined
    const copied = clipboard === undefined ? Promise.reject(new Error('no clipboard')) : clipboard.writeText(text)
    copied.then(
      () => toasts.show({ tone: 'success', title: told }),
      () => toasts.show({ tone: 'info', title: t`Copy it from here`, text }),
    )
  }
}
