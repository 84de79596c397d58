import { useLingui } from '@lingui/react/macro'

import { toasts } from '../app/toasts.ts'

/** Copies a text and says what was copied; where the browser allows no copying, the text is shown instead. */
export const useCopyText = (): ((text: string, told: string) => void) => {
  const { t } = useLingui()
  return (text, told) => {
    // a page without TLS has no clipboard
    const clipboard = navigator.clipboard as Clipboard | undefined
    const copied = clipboard === undefined ? Promise.reject(new Error('no clipboard')) : clipboard.writeText(text)
    copied.then(
      () => toasts.show({ tone: 'success', title: told }),
      () => toasts.show({ tone: 'info', title: t`Copy it from here`, text }),
    )
  }
}
