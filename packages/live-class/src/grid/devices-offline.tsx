import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DaqDevice, Room } from '@repo/api-client/rooms/room'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { useEffect, useState } from 'react'

interface DevicesOfflineProps {
  room: Room
  refresh: () => void
}

/** Devices don't announce that they go offline. */
const LOOKS_EVERY_MS = 60_000
/** A device that was put away long ago isn't missed. */
const MISSED_FOR_MS = 7 * 86_400_000

const isMissed = ({ state, lastSeenAt }: DaqDevice, startAt: Date): boolean =>
  state === 'offline' && lastSeenAt !== null && startAt.getTime() - lastSeenAt.getTime() < MISSED_FOR_MS

const useRepeated = (isOn: boolean, run: () => void): void => {
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(run, LOOKS_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOn, run])
}

export function DevicesOffline({ room, refresh }: DevicesOfflineProps) {
  const { t } = useLingui()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const { currentClass, devices } = room
  const startAt = currentClass?.remoteState === 'running' ? currentClass.startAt : null
  useRepeated(startAt !== null && devices.length > 0, refresh)
  if (startAt === null) return null
  const keyOf = ({ uuid, lastSeenAt }: DaqDevice): string => `${uuid} ${lastSeenAt?.getTime()}`
  const shown = devices.filter((device) => isMissed(device, startAt) && !hidden.has(keyOf(device)))
  if (shown.length === 0) return null
  const names = shown.map(({ name }) => name).join(', ')
  const count = shown.length
  return (
    <Banner
      tone="info"
      icon="wifi-off"
      announce
      title={t`${plural(count, { one: "A receiver isn't connected", other: "# receivers aren't connected" })}`}
      action={
        <Button size="s" tone="neutral" onClick={() => setHidden(new Set([...hidden, ...shown.map(keyOf)]))}>
          {t`Hide`}
        </Button>
      }
    >
      {t`${names}: check power and network. Phones keep counting.`}
    </Banner>
  )
}
