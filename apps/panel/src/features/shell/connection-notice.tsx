import { useLingui } from '@lingui/react/macro'
import { Badge } from '@repo/ui/badge'
import { useIsFetching } from '@tanstack/react-query'

import { notice } from './retry-notice.css.ts'

/** Says why a screen waits: the server was at fault, and is about to be asked once more. */
export function RetryNotice() {
  const { t } = useLingui()
  const isRetrying = useIsFetching({ predicate: ({ state }) => state.fetchFailureCount > 0 }) > 0
  return (
    <div className={notice} role="status">
      {isRetrying && (
        <Badge tone="warning" icon="warning">
          {t`The server is having trouble. Trying again…`}
        </Badge>
      )}
    </div>
  )
}
