import type { Display } from '@repo/api-client/displays/show-display'
import { roomFollowed, roomOnDisplay } from '@repo/domain/display-settings'
import { hoursLaterToday } from '@repo/domain/wall-hours'
import { useEffect, useState } from 'react'

import { showRoom, useViewerStore } from '../app/viewer-store.ts'

const BEAT_MS = 1000

/** This screen's clock, once a second. */
const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), BEAT_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The server's clock, as far as its last answer tells. */
const useServerNow = ({ serverTime }: Display, answeredAt: number): number => {
  const now = useNow()
  return serverTime === null ? now : serverTime.getTime() + now - answeredAt
}

/** Which room comes next today, and from when, where a schedule knows. */
const nextOf = ({ settings, zone, rooms }: Display, now: number): { roomName: string; from: string } | null => {
  const hours = settings.follows === 'schedule' ? hoursLaterToday(settings.schedule, zone, now) : null
  const room = rooms.find(({ uuid }) => uuid === hours?.roomUuid)
  return hours === null || room === undefined ? null : { roomName: room.name, from: hours.from }
}

/** The room this wall shows now, which is the one it follows or that of a class that is not over yet; and the next. */
export const useRoomOnScreen = (display: Display, answeredAt: number) => {
  const shown = useViewerStore((state) => state.roomUuid)
  const now = useServerNow(display, answeredAt)
  const byUuid = new Map(display.rooms.map((room) => [room.uuid, room]))
  const wanted = roomFollowed(display.settings, display.zone, now)
  const onScreen = roomOnDisplay(
    shown,
    // a wall that was hung up before the server kept its room goes on where it was
    wanted ?? (display.settings.follows === 'room' ? shown : null),
    (uuid) => byUuid.get(uuid)?.currentClass?.remoteState ?? 'idle',
  )
  useEffect(() => {
    if (onScreen !== shown) showRoom(onScreen)
  }, [onScreen, shown])
  return { room: onScreen === null ? undefined : byUuid.get(onScreen), next: nextOf(display, now) }
}
