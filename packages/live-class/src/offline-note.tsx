import { useLingui } from '@lingui/react/macro'
import { formatTime } from '@repo/domain/date-format'
import { Icon } from '@repo/ui/icon'
import { Inline } from '@repo/ui/inline'

import { above, inLine } from './offline-note.css.ts'

interface OfflineNoteProps {
  /** Milliseconds since 1970. */
  since: number
  zone: string
  isInLine?: boolean
}

/** What is shown may be old: since when a screen has not heard from the server. */
export function OfflineNote({ since, zone, isInLine = false }: OfflineNoteProps) {
  const { t } = useLingui()
  const time = formatTime(since, zone)
  return (
    <div className={isInLine ? inLine : above} role="status">
      <Inline gap="s">
        <Icon name="wifi-off" size="text" />
        <span>{t`No connection since ${time}. Trying again…`}</span>
      </Inline>
    </div>
  )
}
