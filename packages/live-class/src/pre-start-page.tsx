import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { IconButton } from '@repo/ui/icon-button'
import { PageHeader } from '@repo/ui/page-header'
import { Stack } from '@repo/ui/stack'
import type { TileView } from '@repo/ui/tile-view'
import { ZoneLegend } from '@repo/ui/zone-legend'

import { useTileWords } from './tile-words.ts'
import { useZoneRows } from './zone-rows.ts'

const useExample = (): { tile: TileView; caption: string } => {
  const { t } = useLingui()
  const words = useTileWords()
  return {
    caption: t`The number is the share of the maximum heart rate.`,
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
  room: Room
  /** Absent for who may only watch. */
  onConfigure?: () => void
  onShowQr: () => void
  onLeave: () => void
  isStarting: boolean
}

/** What stands in a room without a class: what it is, how to read the wall, and the way to start. */
export function PreStartPage({ room, onConfigure, onShowQr, onLeave, isStarting }: PreStartPageProps) {
  const { t } = useLingui()
  const words = useTileWords()
  const { tile, caption } = useExample()
  return (
    <Stack gap="xl">
      <PageHeader
        title={room.name}
        {...(room.description === null ? {} : { text: room.description })}
        before={<IconButton icon="back" label={t`All rooms`} onClick={onLeave} />}
        actions={
          room.isActive && (
            <>
              <Button tone="neutral" icon="qr" onClick={onShowQr}>
                {t`QR code`}
              </Button>
              {onConfigure !== undefined && (
                <Button tone="accent" icon="settings" onClick={onConfigure} loading={isStarting}>
                  {t`Configure and start`}
                </Button>
              )}
            </>
          )
        }
      />
      {!room.isActive && (
        <Banner tone="warning" title={t`This room is inactive`}>
          {t`No class can be started or joined in it until somebody makes it active in the list of rooms.`}
        </Banner>
      )}
      <Card padding="l">
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
    </Stack>
  )
}
