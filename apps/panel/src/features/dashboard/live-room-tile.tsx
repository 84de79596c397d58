import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { classPacketQueryOptions } from '@repo/api-client/classes/queries'
import type { Room } from '@repo/api-client/rooms/room'
import type { Packet } from '@repo/domain/live-packet'
import { effortLevelOf, EFFORT_LEVELS, type EffortLevel } from '@repo/domain/zones'
import { Badge } from '@repo/ui/badge'
import { ButtonLink } from '@repo/ui/button-link'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { ZoneBar } from '@repo/ui/zone-bar'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useServices } from '../../app/services-context.ts'

/** Often enough to look at in passing; who wants every second watches. */
const LOOK_AGAIN_MS = 5_000

const useLevelWords = (): Readonly<Record<EffortLevel, string>> => {
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

/** How far the class is, how many take part, and in which zones. */
function Progress({ packet }: { packet: Packet }) {
  const { t } = useLingui()
  const words = useLevelWords()
  const parts = countsIn(packet)
  const people = packet.participants.length
  const minutes = Math.ceil(packet.remainingSeconds / 60)
  const said = parts.filter(({ amount }) => amount > 0).map(({ level, amount }) => `${words[level]} ${amount}`)
  return (
    <Stack gap="s">
      <Inline gap="m" justify="between">
        <Text weight="semibold">{t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`}</Text>
        <Text tone="muted">{t`${plural(people, { one: '# person', other: '# people' })}`}</Text>
      </Inline>
      <ZoneBar parts={parts} label={said.length === 0 ? t`Nobody takes part yet` : said.join(', ')} />
    </Stack>
  )
}

/** A room with a class that runs, and the way to watch it. */
export function LiveRoomTile({ room, classUuid }: { room: Room; classUuid: string }) {
  const { t } = useLingui()
  const { client } = useServices()
  const { data: packet } = useQuery({
    ...classPacketQueryOptions(client, classUuid),
    refetchInterval: LOOK_AGAIN_MS,
  })
  const { name, currentClass } = room
  const to = room.kind === 'daq' ? '/rooklegend' : '/rookremote'
  return (
    <Card padding="l">
      <Stack gap="m">
        <Inline gap="m" justify="between" wrap={false}>
          <Stack gap="xs">
            <Heading level={3} size="m">
              {name}
            </Heading>
            <Text tone="muted" size="s">
              {currentClass?.trainingName ?? ''}
            </Text>
          </Stack>
          <Badge tone="live">{t`Live`}</Badge>
        </Inline>
        {packet !== undefined && <Progress packet={packet} />}
        <ButtonLink
          tone="accent"
          icon="screen"
          wide
          link={<Link to={to} search={{ room: room.uuid }} aria-label={t`Watch ${name}`} />}
        >
          {t`Watch`}
        </ButtonLink>
      </Stack>
    </Card>
  )
}
