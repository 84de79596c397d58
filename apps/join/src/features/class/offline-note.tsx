import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '@repo/ui/badge'

import { useNumbersStore } from '../../app/numbers-store.ts'

export function OfflineNote() {
  const { t } = useLingui()
  const waiting = useNumbersStore((state) => state.waitingSeconds)
  return (
    <div role="status">
      <Badge tone="warning" icon="wifi-off">
        {waiting === 0
          ? t`No connection. Trying again…`
          : t`No connection. ${plural(waiting, { one: '# second of data is waiting to be sent', other: '# seconds of data are waiting to be sent' })}`}
      </Badge>
    </div>
  )
}
