import { useLingui } from '@lingui/react/macro'
import { Badge } from '@repo/ui/badge'

/** Says that the server is out of reach, while the page goes on trying. */
export function OfflineNote() {
  const { t } = useLingui()
  return (
    <div role="status">
      <Badge tone="warning" icon="wifi-off">
        {t`No connection. Trying again…`}
      </Badge>
    </div>
  )
}
