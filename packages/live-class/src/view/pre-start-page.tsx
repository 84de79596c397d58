import { useLingui } from '@lingui/react/macro'
import { roomHistoryQueryOptions } from '@repo/api-client/classes/queries'
import type { Client } from '@repo/api-client/core/client'
import type { Room } from '@repo/api-client/rooms/room'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { Columns } from '@repo/ui/columns'
import { Heading } from '@repo/ui/heading'
import { IconButton } from '@repo/ui/icon-button'
import { PageHeader } from '@repo/ui/page-header'
import { RoomBand } from '@repo/ui/room-band'
import { Stack } from '@repo/ui/stack'
import type { TileView } from '@repo/ui/tile-view'
import { ZoneLegend } from '@repo/ui/zone-legend'
import { useQuery } from '@tanstack/react-query'

import { ClassStarter } from '../configuration/class-starter.tsx'
import type { ConfigurationChoices } from '../configuration/configuration-fields.tsx'
import { useLastConfiguration, type LastConfiguration } from '../configuration/last-configuration.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import { useTileTexts } from '../grid/tile-texts.ts'
import { PastClasses } from './past-classes.tsx'
import { useZoneRows } from './zone-rows.ts'

const useExample = (): { tile: TileView; caption: string } => {
  const { t } = useLingui()
  const words = useTileTexts()
  return {
    caption: t`The number is a percentage of maximum heart rate.`,
    tile: {
      id: 'example',
      name: 'Colibrí',
      imageUrl: null,
      effort: '76',
      level: 'moderate',
      levelLabel: words.levels.moderate,
      fill: 0.76,
      heartRate: '141',
      calories: '212',
      steps: null,
      signal: 'live',
      signalLabel: null,
    },
  }
}

interface PreStartPageProps {
  client: Client
  room: Room
  host: ClassViewHost
  streaming: ConfigurationChoices['streaming']
  starting?: { onConfigure: () => void; onStart: (last: LastConfiguration) => void }
  onShowQr: () => void
  onLeave: () => void
  isStarting: boolean
}

export function PreStartPage(props: PreStartPageProps) {
  const { client, room, host, streaming, starting, onShowQr, onLeave, isStarting } = props
  const { t } = useLingui()
  const words = useTileTexts()
  const { tile, caption } = useExample()
  const isOffered = starting !== undefined && room.isActive
  const history = useQuery({ ...roomHistoryQueryOptions(client, room.uuid), enabled: isOffered })
  const classes = history.data?.classes ?? []
  const last = useLastConfiguration({ client, roomUuid: room.uuid, streaming, isRequested: isOffered })
  return (
    <Stack gap="l">
      <RoomBand name={room.name} backgroundUrl={room.backgroundUrl} logoUrl={room.logoUrl}>
        <PageHeader
          title={room.name}
          {...(room.description === null ? {} : { text: room.description })}
          before={<IconButton icon="back" label={t`All rooms`} onClick={onLeave} />}
          actions={
            <Button tone="neutral" icon="qr" onClick={onShowQr}>
              {t`QR code`}
            </Button>
          }
        />
      </RoomBand>
      {!room.isActive && (
        <Banner tone="warning" title={t`This room is inactive`}>
          {t`Classes can't be started or joined here until someone activates the room in the room list.`}
        </Banner>
      )}
      <Columns min="part">
        {isOffered && (
          <Stack gap="m">
            <ClassStarter last={last} isStarting={isStarting} {...starting} />
            {classes.length > 0 && <PastClasses classes={classes} host={host} />}
          </Stack>
        )}
        <Card padding="l" as="section">
          <Stack gap="l">
            <Heading level={2} size="m">
              {t`Heart-rate zones`}
            </Heading>
            <ZoneLegend
              label={t`Heart-rate zones`}
              zones={useZoneRows()}
              example={{ tile, labels: words.labels, caption }}
            />
          </Stack>
        </Card>
      </Columns>
    </Stack>
  )
}
