import { useLingui } from '@lingui/react/macro'
import {
  columnsThatFit,
  panelLayout,
  SCROLLING_FROM,
  scrollingColumns,
  scrollingRowHeight,
  wallLayout,
} from '@repo/domain/displays/grid-layout'
import { GroupTile } from '@repo/ui/group-tile'
import { IconButton } from '@repo/ui/icon-button'
import { MeasuredBox } from '@repo/ui/measured-box'
import { ParticipantGrid } from '@repo/ui/participant-grid'
import { ScrollingGrid } from '@repo/ui/scrolling-grid'
import type { TileBoard } from '@repo/ui/tile-board'
import { WallGrid } from '@repo/ui/wall-grid'
import { memo } from 'react'

import type { ClassViewHost } from '../control/class-view-host.ts'
import type { Leaving } from './removal-flow.tsx'
import type { TileTexts } from './tile-texts.ts'

interface ParticipantsGridProps {
  board: TileBoard
  ids: readonly string[]
  /** People who have been without signal for so long that one tile stands for all of them. */
  quiet: number
  words: TileTexts
  /** The number that decides who stands first. */
  rankedBy: 'effort' | 'calories' | 'steps'
  host: Pick<ClassViewHost, 'kind' | 'textSize' | 'fullScreen'>
  onRemove?: (leaving: Leaving) => void
  /** Shows who shares the tile of those without signal. */
  onOpenQuiet?: () => void
}

/** No member's identifier. */
const QUIET_ID = 'without-signal'
/** From this width of the screen on, the specified columns have room, also beside the menu. */
const WIDE_FROM = 1024

/** What stands around the tiles of a wall, in rem: what lies between two of them, and the mark of the page below. */
const WALL = { gap: 0.25, pager: 2.25 }

/** The same in pixels; a wall's letters grow with it. */
const wallMargins = () => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { rem, gap: WALL.gap * rem, pager: WALL.pager * rem }
}

function Grid(props: ParticipantsGridProps) {
  const { board, ids, quiet, words, rankedBy, host, onRemove, onOpenQuiet } = props
  const { t } = useLingui()
  const count = ids.length + (quiet === 0 ? 0 : 1)
  const group =
    quiet === 0
      ? undefined
      : {
          id: QUIET_ID,
          tile: (
            <GroupTile
              icon="wifi-off"
              count={quiet}
              label={t`no signal`}
              {...(onOpenQuiet === undefined ? {} : { onOpen: onOpenQuiet })}
            />
          ),
        }
  const shared = {
    ids,
    group,
    sourceOf: board.source,
    labels: words.labels,
    rankedBy,
    label: t`Participants`,
    ...(onRemove === undefined
      ? {}
      : {
          renderAction: (id: string) => {
            const { name } = board.source(id).get()
            return (
              <IconButton
                icon="ban"
                size="s"
                label={t`Remove ${name}`}
                onClick={() => onRemove({ userUuid: id, name })}
              />
            )
          },
        }),
  }
  return (
    <MeasuredBox>
      {({ width, height }) => {
        if (host.kind === 'wall') {
          const room = { width, height, ...wallMargins(), textSize: host.textSize ?? 'normal' }
          return <WallGrid {...shared} {...wallLayout(count, room)} />
        }
        if (count >= SCROLLING_FROM) {
          const columns = scrollingColumns(innerWidth)
          return <ScrollingGrid {...shared} columns={columns} rowHeight={scrollingRowHeight(count, columns, height)} />
        }
        const isWide = innerWidth >= WIDE_FROM
        const layout = panelLayout(count, host.fullScreen?.isOn === true)
        const fitted = columnsThatFit(layout, isWide ? innerWidth : width, count)
        return <ParticipantGrid {...shared} {...fitted} grows={!isWide} />
      }}
    </MeasuredBox>
  )
}

/**
 * Everybody's tile: on a wall all at once or by pages, in the panel by the documented grid. Memoized: a question about one
 * person draws none of the others.
 */
export const ParticipantsGrid = memo(Grid)
