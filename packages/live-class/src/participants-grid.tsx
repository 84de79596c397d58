import { useLingui } from '@lingui/react/macro'
import { columnsThatFit, panelLayout, SCROLLING_FROM, scrollingColumns, wallLayout } from '@repo/domain/grid-layout'
import { IconButton } from '@repo/ui/icon-button'
import { MeasuredBox } from '@repo/ui/measured-box'
import { ParticipantGrid } from '@repo/ui/participant-grid'
import { ScrollingGrid } from '@repo/ui/scrolling-grid'
import type { TileBoard } from '@repo/ui/tile-board'
import { WallGrid } from '@repo/ui/wall-grid'

import type { SessionHost } from './session-host.ts'
import type { TileWords } from './tile-words.ts'

interface ParticipantsGridProps {
  board: TileBoard
  ids: readonly string[]
  words: TileWords
  host: SessionHost
  onRemove?: (userUuid: string) => void
}

const ROW_HEIGHT = 190
const FULL_SCREEN_FROM = 1024

/** Everybody's tile: on a wall all at once or by pages, in the panel by the documented grid. */
export function ParticipantsGrid({ board, ids, words, host, onRemove }: ParticipantsGridProps) {
  const { t } = useLingui()
  const shared = {
    ids,
    sourceOf: board.source,
    labels: words.labels,
    label: t`Participants`,
    ...(onRemove === undefined
      ? {}
      : {
          renderAction: (id: string) => {
            const { name } = board.source(id).get()
            return <IconButton icon="ban" size="s" label={t`Remove ${name}`} onClick={() => onRemove(id)} />
          },
        }),
  }
  return (
    <MeasuredBox>
      {({ width, height }) => {
        if (host.kind === 'wall') return <WallGrid {...shared} {...wallLayout(ids.length, width, height)} />
        if (ids.length >= SCROLLING_FROM) {
          return <ScrollingGrid {...shared} columns={scrollingColumns(width)} rowHeight={ROW_HEIGHT} />
        }
        const layout = panelLayout(ids.length, width >= FULL_SCREEN_FROM)
        const fitted = columnsThatFit(layout, width, ids.length)
        return <ParticipantGrid {...shared} {...fitted} grows={width < FULL_SCREEN_FROM} />
      }}
    </MeasuredBox>
  )
}
