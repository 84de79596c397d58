import { useLingui } from '@lingui/react/macro'
import { Badge } from '@repo/ui/badge'
import { useIsFetching } from '@tanstack/react-query'

import { useIsOffline, useNetworkStore } from '../../app/connection/network-store.ts'
import { atBottom, atTop } from './connection-notice.css.ts'
import { useFindServer } from './use-find-server.ts'

export function ConnectionNotice() {
  const { t } = useLingui()
  const isOffline = useIsOffline()
  const isLive = useNetworkStore((state) => state.isLive)
  const isRetrying = useIsFetching({ predicate: ({ state }) => state.fetchFailureCount > 0 }) > 0
  useFindServer()
  return (
    <>
      {/* screen readers announce it even while a dialog hides the page */}
      <div className={atTop} role="status" aria-live="polite">
        {(isOffline || !isLive) && (
          <Badge tone="warning" icon="warning">
            {isOffline
              ? t`No connection. This page updates once it's back.`
              : t`No live updates. Reload to see changes.`}
          </Badge>
        )}
      </div>
      <div className={atBottom} role="status">
        {isRetrying && !isOffline && (
          <Badge tone="warning" icon="warning">
            {t`The server is having a problem. Trying again…`}
          </Badge>
        )}
      </div>
    </>
  )
}
