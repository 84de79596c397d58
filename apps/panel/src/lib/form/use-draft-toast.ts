import { useLingui } from '@lingui/react/macro'
import { toastTimes } from '@repo/domain/time/durations'

import { toasts } from '../../app/toasts.ts'

export const useDraftToast = () => {
  const { t } = useLingui()
  return (title: string, onReopen: () => void): void => {
    const action = { label: t`Reopen`, onSelect: onReopen }
    toasts.show({
      tone: 'danger',
      title,
      text: t`What you typed is saved.`,
      action,
      duration: toastTimes.standard,
    })
  }
}
