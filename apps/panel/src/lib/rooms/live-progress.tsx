import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { classPacketQueryOptions } from '@repo/api-client/classes/queries'
import type { Packet } from '@repo/domain/live/live-packet'
import { effortLevelOf, EFFORT_LEVELS, type EffortLevel } from '@repo/domain/trainings/zones'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { ZoneBar } from '@repo/ui/zone-bar'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'

const LOOK_AGAIN_MS = 5_000

const useLevelLabels = (): Readonly<Record<EffortLevel, string>> => {
  const { t } = useLingui()
  return {
    waiting: t`Waiting`,
    minimum: t`Very light`,
    light: t`Light`,
    moderate: t`Moderate`,
    intense: t`Intense`,
    maximum: t`Maximum`,
  }
}

const countsIn = ({ participants }: Packet) =>
  EFFORT_LEVELS.map((level) => ({
    level,
    amount: participants.filter(
      ({ signal, effort }) => (signal === 'disconnected' ? 'waiting' : effortLevelOf(effort ?? 0)) === level,
    ).length,
  }))

interface ProgressProps {
  packet: Packet
  /** Null if the deployment doesn't send it. */
  startAt: Date | null
}

function Progress({ packet, startAt }: ProgressProps) {
  const { t } = useLingui()
  const words = useLevelLabels()
  const parts = countsIn(packet)
  const people = packet.participants.length
  const minutes = Math.ceil(packet.remainingSeconds / 60)
  const wait = Math.ceil(((startAt?.getTime() ?? 0) - packet.serverTime) / 60_000)
  const said = parts.filter(({ amount }) => amount > 0).map(({ level, amount }) => `${words[level]} ${amount}`)
  return (
    <Stack gap="s">
      <Inline gap="m" justify="between">
        <Text weight="semibold">
          {wait > 0
            ? t`${plural(wait, { one: 'Starts in # minute', other: 'Starts in # minutes' })}`
            : t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`}
        </Text>
        <Text tone="muted">{t`${plural(people, { one: '# person', other: '# people' })}`}</Text>
      </Inline>
      <ZoneBar parts={parts} label={said.length === 0 ? t`No participants yet` : said.join(', ')} />
    </Stack>
  )
}

export function LiveProgress({ classUuid, startAt }: { classUuid: string; startAt: Date | null }) {
  const { client } = useServices()
  const { data: packet } = useQuery({
    ...classPacketQueryOptions(client, classUuid),
    refetchInterval: LOOK_AGAIN_MS,
  })
  return packet === undefined ? null : <Progress packet={packet} startAt={startAt} />
}
