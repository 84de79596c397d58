import { useLingui } from '@lingui/react/macro'
import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'
import type { Display } from '@repo/api-client/displays/display'
import { displayQueryOptions } from '@repo/api-client/displays/wall-queries'
import { firstSettings } from '@repo/domain/displays/display-settings'
import { i18n } from '@repo/i18n'
import { createRealtimeClient, type RealtimeClient } from '@repo/live-class/realtime-client'
import { useWallRoot } from '@repo/live-class/use-wall-root'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useEffect, useLayoutEffect, useState } from 'react'

import { accent } from '../app/accent.ts'
import { apiBaseUrl, client, queryClient } from '../app/services.ts'
import { speak } from '../app/speak.ts'
import { useViewerStore, type Viewer } from '../app/viewer-store.ts'
import { runAntStick } from '../stick/ant-stick.ts'
import { centered } from './live.css.ts'
import { RankingScreen } from './ranking-screen.tsx'
import { RoomChoice } from './room-choice.tsx'
import { useNewVersion } from './use-new-version.ts'
import { useRoomOnScreen } from './use-room-on-screen.ts'
import { useViewerRooms } from './use-viewer-rooms.ts'
import { WallScreen } from './wall-screen.tsx'

const refresh = (): void => void queryClient.invalidateQueries({ queryKey: displayQueryOptions(client).queryKey })

const useRealtime = (): RealtimeClient => {
  const [realtime] = useState(() => createRealtimeClient(client))
  useEffect(() => {
    const stop = realtime.listen(null, {
      onMessage: (event) => {
        if (event === BRANCH_EVENTS.roomsChanged) refresh()
      },
      onContinuityLost: refresh,
    })
    return () => {
      stop()
      realtime.close()
    }
  }, [realtime])
  return realtime
}

const useWall = () => {
  const rooms = useViewerRooms()
  const { accentColor, centerImageUrl } = rooms.data ?? {}
  useLayoutEffect(() => {
    if (accentColor !== undefined) accent.wear(accentColor)
    if (centerImageUrl !== undefined) useViewerStore.setState({ centerLogo: centerImageUrl })
  }, [accentColor, centerImageUrl])
  const language = rooms.data?.language
  useEffect(() => {
    if (language !== undefined && i18n.locale !== language) void speak(language)
  }, [language])
  useWallRoot(rooms.data?.settings ?? firstSettings)
  return rooms
}

const useAntStick = ({ token }: Viewer): void => {
  useEffect(() => {
    const language = i18n.locale === 'es' ? 'es' : 'en'
    return runAntStick({ apiBaseUrl, token, language })
  }, [token])
}

function Waiting({ isFailing }: { isFailing: boolean }) {
  const { t } = useLingui()
  return (
    <main className={centered}>
      <Stack gap="l" align="center">
        <Spinner size="l" label={t`Loading`} />
        {isFailing && <Text size="l" tone="muted">{t`Waiting for the server…`}</Text>}
      </Stack>
    </main>
  )
}

interface FollowingProps {
  display: Display
  /** Time of the response, by the system clock. */
  answeredAt: number
  offlineSince: number | null
  realtime: RealtimeClient
}

function Ranking({
  centerName,
  isOffline,
  realtime,
}: {
  centerName: string
  isOffline: boolean
  realtime: RealtimeClient
}) {
  useNewVersion(false, isOffline)
  return <RankingScreen centerName={centerName} realtime={realtime} />
}

function Following({ display, answeredAt, offlineSince, realtime }: FollowingProps) {
  const { room, next } = useRoomOnScreen(display, answeredAt)
  const isChoosing = useViewerStore((state) => state.isChoosing)
  const { settings, operator, zone } = display
  useNewVersion((room?.currentClass ?? null) !== null, offlineSince !== null)
  if (room === undefined || (isChoosing && settings.follows === 'room'))
    return <RoomChoice rooms={display.rooms} centerName={display.centerName} />
  return (
    <WallScreen
      key={room.uuid}
      operator={operator}
      room={room}
      zone={zone}
      settings={settings}
      next={next}
      realtime={realtime}
      refresh={refresh}
      offlineSince={offlineSince}
    />
  )
}

export function ViewerScreen({ viewer }: { viewer: Viewer }) {
  useAntStick(viewer)
  const realtime = useRealtime()
  const { data, failureCount, dataUpdatedAt } = useWall()
  if (data === undefined) return <Waiting isFailing={failureCount > 0} />
  if (data.settings.follows === 'ranking')
    return <Ranking centerName={data.centerName} isOffline={failureCount > 0} realtime={realtime} />
  return (
    <Following
      display={data}
      answeredAt={dataUpdatedAt}
      offlineSince={failureCount > 0 ? dataUpdatedAt : null}
      realtime={realtime}
    />
  )
}
