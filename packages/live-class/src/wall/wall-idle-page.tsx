import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { isLoopbackHost, readHostName } from '@repo/domain/center/host'
import { serverTimeOf } from '@repo/domain/live/live-wall'
import { spokenAddress } from '@repo/domain/rooms/join-code'
import { formatTime, formatTimeOfDay } from '@repo/domain/time/date-format'
import { WallPoster } from '@repo/ui/wall-poster'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import { useLanguage } from '../view/use-language.ts'
import { useZoneRows } from '../view/zone-rows.ts'
import { JoinCode } from './join-code.tsx'

interface WallIdlePageProps {
  control: ClassControl
  host: Pick<ClassViewHost, 'zone' | 'next'>
  room: Room
  address: string
}

const MINUTE_MS = 60_000

export function WallIdlePage({ control, host, room, address }: WallIdlePageProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const minute = useStore(control.store, ({ wall, now }) => Math.floor(serverTimeOf(wall, now) / MINUTE_MS))
  const { next = null } = host
  const isUnreachable = isLoopbackHost(readHostName(address) ?? '')
  return (
    <WallPoster
      title={room.name}
      message={t`Waiting for the coach to start a class.`}
      next={
        next === null
          ? undefined
          : t`Next: ${{ room: next.roomName }}, ${{ time: formatTimeOfDay(next.from, language) }}`
      }
      warning={isUnreachable ? t`Phones can't open this address. It only works on this computer.` : undefined}
      clock={formatTime(minute * MINUTE_MS, host.zone, language)}
      minute={minute}
      code={<JoinCode address={address} fit="bare" />}
      address={spokenAddress(address)}
      pictureUrl={room.backgroundUrl}
      zones={useZoneRows()}
      zonesLabel={t`Heart-rate zones`}
    />
  )
}
