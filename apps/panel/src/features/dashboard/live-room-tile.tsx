import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { Badge } from '@repo/ui/badge'
import { ButtonLink } from '@repo/ui/button-link'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { Link } from '@tanstack/react-router'

import { LiveProgress } from '../../lib/rooms/live-progress.tsx'

interface LiveRoomTileProps {
  room: Room
  path: '/rookremote' | '/rooklegend'
  classUuid: string
}

export function LiveRoomTile({ room, path, classUuid }: LiveRoomTileProps) {
  const { t } = useLingui()
  const { name, currentClass } = room
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
        <LiveProgress classUuid={classUuid} startAt={currentClass?.startAt ?? null} />
        <ButtonLink
          icon="screen"
          wide
          link={<Link to={path} search={{ room: room.uuid }} aria-label={t`Watch ${name}`} />}
        >
          {t`Watch`}
        </ButtonLink>
      </Stack>
    </Card>
  )
}
