import { useLingui } from '@lingui/react/macro'
import { formatTime } from '@repo/domain/time/date-format'
import { Banner } from '@repo/ui/banner'
import { Icon } from '@repo/ui/icon'
import { Inline } from '@repo/ui/inline'

import { above, inLine } from './offline-note.css.ts'
import { useLanguage } from './use-language.ts'

interface OfflineProps {
  /** Unix time in ms. */
  since: number
  zone: string
}

const useOfflineWords = ({ since, zone }: OfflineProps): string => {
  const { t } = useLingui()
  const time = formatTime(since, zone, useLanguage())
  return t`No connection since ${time}. Trying again…`
}

export function OfflineNote({ isInLine = false, ...props }: OfflineProps & { isInLine?: boolean }) {
  return (
    <div className={isInLine ? inLine : above} role="status">
      <Inline gap="s">
        <Icon name="wifi-off" size="text" />
        <span>{useOfflineWords(props)}</span>
      </Inline>
    </div>
  )
}

export function OfflineBanner(props: OfflineProps) {
  return (
    <Banner tone="warning" icon="wifi-off" announce>
      {useOfflineWords(props)}
    </Banner>
  )
}
