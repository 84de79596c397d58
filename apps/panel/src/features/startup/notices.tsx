import { useLingui } from '@lingui/react/macro'
import type { Toaster } from '@repo/ui/toaster'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { fetchToaster } from '../../app/fetch-toaster.ts'
import { useSessionStore } from '../../app/session/session-store.ts'
import { toasts } from '../../app/toasts.ts'

/** The login rarely shows any, so the code is loaded with the first one or after signing in. */
export function Notices() {
  const { t } = useLingui()
  const count = useSyncExternalStore(toasts.subscribe, () => toasts.get().length)
  const isSignedIn = useSessionStore((state) => state.session !== null)
  const [Shown, setShown] = useState<typeof Toaster | null>(null)
  useEffect(() => {
    // a failed chunk is loaded again for the next notice
    if (Shown === null && (isSignedIn || count > 0))
      fetchToaster().then(
        (part) => setShown(() => part.Toaster),
        () => null,
      )
  }, [Shown, isSignedIn, count])
  return Shown && <Shown store={toasts} label={t`Notifications`} closeLabel={t`Close`} />
}
