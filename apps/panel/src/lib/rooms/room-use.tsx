import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { formatDay, formatTime } from '@repo/domain/time/date-format'
import { dayIn, daysBetween } from '@repo/domain/time/day'
import { Text } from '@repo/ui/text'

import { useLocale } from '../../app/locale/use-locale.ts'
import { useToday } from '../../app/locale/use-today.ts'
import { useZone } from '../../app/locale/use-zone.ts'
import { LiveProgress } from './live-progress.tsx'

function LastClass({ lastClass: { startAt, people } }: { lastClass: NonNullable<Room['lastClass']> }) {
  const { t } = useLingui()
  const language = useLocale()
  const zone = useZone()
  const today = useToday(zone)
  const day = dayIn(zone, startAt.getTime())
  const dayText = (): string => {
    const ago = daysBetween(day, today)
    if (ago === 0) return t`today`
    return ago === 1 ? t`yesterday` : formatDay(day, language)
  }
  const [when, time] = [dayText(), formatTime(startAt.getTime(), zone, language)]
  const count = t`${plural(people, { one: '# person', other: '# people' })}`
  return (
    <Text tone="muted" size="s">
      {t`Last class: ${when}, ${time}, ${count}`}
    </Text>
  )
}

interface RoomUseProps {
  room: Room
  mayWatch: boolean
}

/** The running class, or when the room was last used, and by how many. */
export function RoomUse({ room: { currentClass, lastClass }, mayWatch }: RoomUseProps) {
  if (currentClass?.remoteState === 'running') {
    return mayWatch && <LiveProgress classUuid={currentClass.uuid} startAt={currentClass.startAt} />
  }
  return lastClass !== undefined && <LastClass lastClass={lastClass} />
}
