import type { Display } from '@repo/api-client/displays/display'
import { roomFollowed, roomOnDisplay } from '@repo/domain/displays/display-settings'
import { hoursLaterToday } from '@repo/domain/displays/wall-hours'
import { screenNow } from '@repo/live-class/screen-clock'
import { useEffect, useState } from 'react'

import { showRoom, useViewerStore } from '../app/viewer-store.ts'

const BEAT_MS = 1000

/** Added to the screen's clock to get the server's. */
const offsetOf = ({ serverTime }: Display, answeredAt: number): number => {
  const now = Date.now()
  return (serverTime === null ? now : serverTime.getTime() + now - answeredAt) - screenNow()
}

/** Updated every second. Uses a monotonic clock, so setting the system time has no effect. */
const useServerNow = (display: Display, answeredAt: number): number => {
  const [now, setNow] = useState(() => screenNow() + offsetOf(display, answeredAt))
  useEffect(() => {
    const offset = offsetOf(display, answeredAt)
    const timer = setInterval(() => setNow(screenNow() + offset), BEAT_MS)
    return () => clearInterval(timer)
  }, [display, answeredAt])
  return now
}

const nextOf = ({ settings, zone, rooms }: Display, now: number): { roomName: string; from: string } | null => {
  const hours = settings.follows === 'schedule' ? hoursLaterToday(settings.schedule, zone, now) : null
  const room = rooms.find(({ uuid }) => uuid === hours?.roomUuid)
  return hours === null || room === undefined ? null : { roomName: room.name, from: hours.from }
}

export const useRoomOnScreen = (display: Display, answeredAt: number) => {
  const shown = useViewerStore((state) => state.roomUuid)
  const now = useServerNow(display, answeredAt)
  const byUuid = new Map(display.rooms.map((room) => [room.uuid, room]))
  const wanted = roomFollowed(display.settings, display.zone, now)
  const onScreen = roomOnDisplay(
    shown,
    // displays paired before the server stored the room keep theirs
    wanted ?? (display.settings.follows === 'room' ? shown : null),
    (uuid) => byUuid.get(uuid)?.currentClass?.remoteState ?? 'idle',
  )
  useEffect(() => {
    if (onScreen !== shown) showRoom(onScreen)
  }, [onScreen, shown])
  return { room: onScreen === null ? undefined : byUuid.get(onScreen), next: nextOf(display, now) }
}
