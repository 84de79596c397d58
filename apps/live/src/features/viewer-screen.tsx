import { useLingui } from '@lingui/react/macro'
import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'
import { displayQueryOptions } from '@repo/api-client/displays/queries'
import { activateLocale, i18n } from '@repo/i18n'
import { createRealtimeClient, type RealtimeClient } from '@repo/live-class/realtime-client'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useEffect, useLayoutEffect, useState } from 'react'

import { accent } from '../app/accent.ts'
import { client, queryClient } from '../app/services.ts'
import { useViewerStore } from '../app/viewer-store.ts'
import { centered } from './live.css.ts'
import { RoomChoice } from './room-choice.tsx'
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

/** What a viewer sees: the rooms, or the wall of the one that was chosen. */
export function ViewerScreen() {
  const { t } = useLingui()
  const realtime = useRealtime()
  const rooms = useViewerRooms()
  const roomUuid = useViewerStore((state) => state.roomUuid)
  const { accentColor, centerImageUrl } = rooms.data ?? {}
  useLayoutEffect(() => {
    if (accentColor !== undefined) accent.wear(accentColor)
    if (centerImageUrl !== undefined) useViewerStore.setState({ centerLogo: centerImageUrl })
  }, [accentColor, centerImageUrl])
  const language = rooms.data?.language
  useEffect(() => {
    if (language === undefined || i18n.locale === language) return
    // names of trainings come in the language of the call
    void activateLocale(language).then(refresh)
  }, [language])

  if (rooms.data === undefined) {
    return (
      <main className={centered}>
        <Stack gap="l" align="center">
          <Spinner size="l" label={t`Loading`} />
          {rooms.failureCount > 0 && <Text size="l" tone="muted">{t`Waiting for the server…`}</Text>}
        </Stack>
      </main>
    )
  }
  const room = rooms.data.rooms.find(({ uuid }) => uuid === roomUuid)
  if (room === undefined) return <RoomChoice rooms={rooms.data.rooms} centerName={rooms.data.centerName} />
  return (
    <WallScreen
      key={room.uuid}
      operator={rooms.data.operator}
      room={room}
      zone={rooms.data.zone}
      idleView={rooms.data.idleView}
      realtime={realtime}
      refresh={refresh}
      offlineSince={rooms.failureCount > 0 ? rooms.dataUpdatedAt : null}
    />
  )
}
