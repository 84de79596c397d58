/** The page of the bench: a full board as the product draws it, and beside it a copy that is written to by hand. */
import '@repo/ui/global.css'
import { ParticipantGrid } from '@repo/ui/participant-grid'
import { createTileBoard } from '@repo/ui/tile-board'
import type { TileView } from '@repo/ui/tile-view'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { labels } from './labels.ts'
import { createMinimalWriter } from './minimal-writer.ts'
import { packetAt, tenthAt } from './packets.ts'
import type { MeasureTiles, TileWay } from './ways.ts'

declare global {
  interface Window {
    measureTiles: MeasureTiles
  }
}

const COLUMNS = 10
const tiles = Number(location.search.slice(1))
/** A browser's clock is too coarse for one second's writes. */
const SECONDS_TOGETHER = 20

const root = document.querySelector<HTMLElement>('#board')
if (root === null) throw new Error('the page has no board')
const board = createTileBoard()
board.apply(packetAt(0, tiles))
board.flush()
const ids = board.ids.get()
const grid = (
  <ParticipantGrid
    ids={ids}
    sourceOf={board.source}
    labels={labels}
    label=""
    columns={COLUMNS}
    rows={tiles / COLUMNS}
  />
)
flushSync(() => createRoot(root).render(grid))
const copy = root.cloneNode(true) as HTMLElement
document.body.append(copy)
const write = createMinimalWriter([...copy.querySelectorAll<HTMLElement>('[role="group"]')])

const draw: Record<TileWay, (packet: readonly TileView[], before: readonly TileView[]) => void> = {
  packet: (packet) => {
    board.apply(packet)
    board.flush()
  },
  messages: (packet) => {
    for (const view of packet) board.update(view)
    board.flush()
  },
  minimal: write,
}

const shown: Record<'board' | 'copy', number> = { board: 0, copy: 0 }

const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve))

const packetOf = { all: packetAt, tenth: tenthAt }

window.measureTiles = async (way, changed) => {
  const place = way === 'minimal' ? 'copy' : 'board'
  const first = shown[place]
  shown[place] += SECONDS_TOGETHER
  const packets = Array.from({ length: SECONDS_TOGETHER + 1 }, (_, index) => packetOf[changed](first + index, tiles))
  // the second before may have been of the other kind
  if (place === 'board') draw.packet(packets[0] ?? [], [])
  await idle()
  const from = performance.now()
  for (let index = 1; index <= SECONDS_TOGETHER; index += 1) draw[way](packets[index] ?? [], packets[index - 1] ?? [])
  return performance.now() - from
}
