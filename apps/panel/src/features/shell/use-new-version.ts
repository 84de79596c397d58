import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { useVersionStore } from '../../app/connection/version-store.ts'
import { toasts } from '../../app/toasts.ts'

/** Shown once. The user decides when to reload. */
export const useNewVersion = (): void => {
  const { t } = useLingui()
  const canNotify = useVersionStore(({ isOld, hasNotice }) => isOld && !hasNotice)
  useEffect(() => {
    if (!canNotify) return
    useVersionStore.setState({ hasNotice: true })
    toasts.show({
      tone: 'info',
      title: t`A new version is available`,
      text: t`Reload the page when you're ready.`,
      action: { label: t`Reload`, onSelect: () => location.reload() },
      duration: Infinity,
    })
  }, [canNotify, t])
}
