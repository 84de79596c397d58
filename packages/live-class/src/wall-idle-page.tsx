import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { WallPoster } from '@repo/ui/wall-poster'
import { ZoneLegend } from '@repo/ui/zone-legend'

import { JoinCode } from './join-code.tsx'
import { useZoneRows } from './zone-rows.ts'

interface WallIdlePageProps {
  room: Room
  /** Where members join. */
  address: string
}

/** A paired wall between two classes, to be read from the back of the room. */
export function WallIdlePage({ room, address }: WallIdlePageProps) {
  const { t } = useLingui()
  return (
    <WallPoster
      title={room.name}
      message={t`Waiting for the coach to start a class.`}
      code={<JoinCode address={address} />}
    >
      <ZoneLegend label={t`Heart-rate zones`} size="wall" zones={useZoneRows()} />
    </WallPoster>
  )
}
