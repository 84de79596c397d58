import { useLingui } from '@lingui/react/macro'
import { TEXT_SCALES } from '@repo/domain/displays/display-settings'
import {
  columnsThatFit,
  panelLayout,
  SCROLLING_FROM,
  scrollingColumns,
  scrollingRowHeight,
  wallLayout,
} from '@repo/domain/displays/grid-layout'
import { breakpoints } from '@repo/ui/breakpoints'
import { Button } from '@repo/ui/button'
import { GroupTile } from '@repo/ui/group-tile'
import { IconButton } from '@repo/ui/icon-button'
import { MeasuredBox } from '@repo/ui/measured-box'
import { ParticipantGrid } from '@repo/ui/participant-grid'
import { ScrollingGrid } from '@repo/ui/scrolling-grid'
import type { TileBoard } from '@repo/ui/tile-board'
import { WallGrid } from '@repo/ui/wall-grid'
import { memo } from 'react'

import type { ClassViewHost } from '../control/class-view-host.ts'
import { HideButton } from '../privacy/hide-button.tsx'
import type { Hiding } from '../privacy/use-hide.ts'
import { phoneList } from './participants-grid.css.ts'
import { PeopleList } from './people-list.tsx'
import type { Leaving } from './removal-flow.tsx'
import type { TileTexts } from './tile-texts.ts'

interface ParticipantsGridProps {
  board: TileBoard
  ids: readonly string[]
  quiet: number
  words: TileTexts
  rankedBy: 'effort' | 'calories' | 'steps'
  host: Pick<ClassViewHost, 'kind' | 'textSize' | 'fullScreen' | 'onGiveStrap'>
  onRemove?: (leaving: Leaving) => void
  onHide?: (hiding: Hiding) => void
  onOpenQuiet?: () => void
}

const QUIET_ID = 'without-signal'
/** From this viewport width the grid's columns fit, even with the menu. */
const WIDE_FROM = 1024

/** In rem. */
const WALL = { gap: 0.25, pager: 2.25 }

const wallMargins = () => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { rem, gap: WALL.gap * rem, pager: WALL.pager * rem }
}

function PhoneList({ board, ids, quiet, words, host, onRemove, onHide, onOpenQuiet }: ParticipantsGridProps) {
  const { t } = useLingui()
  return (
    <div className={phoneList}>
      <PeopleList
        board={board}
        ids={ids}
        labels={words.labels}
        host={host}
        {...(onRemove === undefined ? {} : { onRemove })}
        {...(onHide === undefined ? {} : { onHide })}
      />
      {quiet > 0 && (
        <Button tone="ghost" icon="wifi-off" wide disabled={onOpenQuiet === undefined} onClick={onOpenQuiet}>
          {t`${quiet} without signal`}
        </Button>
      )}
    </div>
  )
}

function Grid(props: ParticipantsGridProps) {
  const { board, ids, quiet, words, rankedBy, host, onRemove, onHide, onOpenQuiet } = props
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
            const source = board.source(id)
            const { name } = source.get()
            return (
              <>
                {onHide !== undefined && <HideButton source={source} onHide={onHide} />}
                <IconButton
                  icon="ban"
                  size="s"
                  label={t`Remove ${name}`}
                  onClick={() => onRemove({ userUuid: id, name })}
                />
              </>
            )
          },
        }),
  }
  return (
    <MeasuredBox>
      {({ width, height }) => {
        if (host.kind === 'wall') {
          const { textSize = 'normal' } = host
          const layout = wallLayout(count, { width, height, ...wallMargins(), textSize })
          return <WallGrid {...shared} {...layout} textScale={TEXT_SCALES[textSize]} />
        }
        if (innerWidth < breakpoints.sm) return <PhoneList {...props} />
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

/** Memoized: a dialog about one participant renders no tiles. */
export const ParticipantsGrid = memo(Grid)
