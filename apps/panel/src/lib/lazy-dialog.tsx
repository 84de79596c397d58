import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'

import { toasts } from '../app/toasts.ts'

/**
 * Loads a dialog's code on opening. On failure it closes with a notice and can be retried, which `lazy` can't: it
 * caches the failure.
 */
export const lazyDialog = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  function LazyDialog(props: Props) {
    const { t } = useLingui()
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    const fail = useEffectEvent(() => {
      toasts.show({ tone: 'danger', title: t`Couldn't open this. Check the connection and try again.` })
      props.onClose()
    })
    useEffect(() => {
      let isOpen = true
      load().then(
        (part) => isOpen && setLoaded(() => part),
        () => isOpen && fail(),
      )
      return () => {
        isOpen = false
      }
    }, [])
    return Loaded === null ? null : <Loaded {...props} />
  }
