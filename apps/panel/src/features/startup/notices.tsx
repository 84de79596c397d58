import { useLingui } from '@lingui/react/macro'
import type { Toaster } from '@repo/ui/toaster'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { fetchToaster } from '../../app/fetch-toaster.ts'
import { useSessionStore } from '../../app/session/session-store.ts'
import { toasts } from '../../app/toasts.ts'

/** Notices. The login has none at first, so their code comes with the first of them, or with whoever is signed in. */
export function Notices() {
  const { t } = useLingui()
  const count = useSyncExternalStore(toasts.subscribe, () => toasts.get().length)
  const isSignedIn = useSessionStore((state) => state.session !== null)
  const [Shown, setShown] = useState<typeof Toaster | null>(null)
  useEffect(() => {
    // where it does not come, the next notice asks for it anew
    if (Shown === null && (isSignedIn || count > 0))
      fetchToaster().then(
        (part) => setShown(() => part.Toaster),
        () => null,
      )
  }, [Shown, isSignedIn, count])
  return Shown && <Shown store={toasts} label={t`Notifications`} closeLabel={t`Close`} />
}
