import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { Room } from '@repo/api-client/rooms/room'
import { recentRoom } from '@repo/live-class/stored-configuration'
import { ButtonLink } from '@repo/ui/button-link'
import { Card } from '@repo/ui/card'
import { Columns } from '@repo/ui/columns'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import type { ScreenPath } from '../../app/areas.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { useScreens } from '../../app/use-screens.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { recentDevice } from '../../lib/rooms/recent-device.ts'
import { LiveRoomTile } from './live-room-tile.tsx'

const PATHS = { remote: '/rookremote', daq: '/rooklegend' } as const satisfies Record<Room['kind'], ScreenPath>

const useRooms = () => {
  const { client } = useServices()
  const { uuidBranch, permissions } = useSession()
  const center = useQuery(centerQueryOptions(client, uuidBranch))
  const screens = useScreens()
  const hasScreen = (kind: Room['kind']) => screens.some(({ path }) => path === PATHS[kind])
  const kinds = { remote: hasScreen('remote'), daq: hasScreen('daq') && permissions.includes('rookremote_show') }
  const rooms: readonly Room[] = center.data?.rooms.filter(({ kind }) => kinds[kind]) ?? []
  return { rooms, hasFailed: (kinds.remote || kinds.daq) && center.isLoadingError, retry: () => void center.refetch() }
}

const isFree = ({ isActive, currentClass }: Room): boolean =>
  isActive && (currentClass === null || currentClass.remoteState !== 'running')

function LastUsed({ room, title }: { room: Room; title: string }) {
  const { t } = useLingui()
  const { name } = room
  return (
    <Card padding="l">
      <Stack gap="m">
        <Stack gap="xs">
          <Text tone="muted" size="s">
            {title}
          </Text>
          <Heading level={3} size="m">
            {name}
          </Heading>
        </Stack>
        <ButtonLink
          tone="accent"
          icon="play"
          wide
          link={
            <Link to={PATHS[room.kind]} search={{ room: room.uuid }} aria-label={t`Configure and start in ${name}`} />
          }
        >
          {t`Configure and start`}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

export function Now() {
  const { t } = useLingui()
  const { uuidUser } = useSession()
  const { rooms, hasFailed, retry } = useRooms()
  if (hasFailed) {
    return <LoadFailure title={t`Couldn't load rooms`} onRetry={retry} />
  }
  if (rooms.length === 0) return null
  const live = rooms.filter(({ currentClass }) => currentClass?.remoteState === 'running')
  const used = (uuid: string | null) => rooms.find((room) => room.uuid === uuid && isFree(room))
  const lastRoom = used(recentRoom(uuidUser))
  const lastDevice = used(recentDevice(uuidUser))
  const shown = live.length > 0 ? live : [lastRoom, lastDevice].filter((room) => room !== undefined)
  const others = rooms.filter((room) => isFree(room) && !shown.includes(room))
  return (
    <Stack gap="m">
      <Heading level={2}>{t`Now`}</Heading>
      {live.length === 0 && <Text tone="muted">{t`No classes in progress. Start one in a room:`}</Text>}
      {shown.length > 0 && (
        <Columns min="card" gap="l">
          {live.map((room) => (
            <LiveRoomTile
              key={room.uuid}
              room={room}
              path={PATHS[room.kind]}
              classUuid={room.currentClass?.uuid ?? ''}
            />
          ))}
          {live.length === 0 && lastRoom !== undefined && <LastUsed room={lastRoom} title={t`Last-used room`} />}
          {live.length === 0 && lastDevice !== undefined && <LastUsed room={lastDevice} title={t`Last-used device`} />}
        </Columns>
      )}
      {others.length > 0 && (
        <Inline gap="s">
          {others.map((room) => (
            <ButtonLink
              key={room.uuid}
              size="s"
              icon={room.kind === 'daq' ? 'device' : 'bolt'}
              link={<Link to={PATHS[room.kind]} search={{ room: room.uuid }} />}
            >
              {room.name}
            </ButtonLink>
          ))}
        </Inline>
      )}
    </Stack>
  )
}
