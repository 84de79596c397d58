/** The page of the bench: thirty tiles as on a wall, and bare boxes that move alike. */
import '@repo/ui/global.css'
import { ParticipantGrid } from '@repo/ui/participant-grid'
import { createTileBoard } from '@repo/ui/tile-board'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

import { labels } from '../tiles/labels.ts'
import { createBoxes } from './bare-boxes.ts'
import { classAt, placesAt, SORTED_EVERY, TILES } from './moving-class.ts'
import type { RunMotion } from './ways.ts'

declare global {
  interface Window {
    runMotion: RunMotion
  }
}

const COLUMNS = 6
const SECOND_MS = 1000

const root = document.querySelector<HTMLElement>('#board')
if (root === null) throw new Error('the page has no board')

const board = createTileBoard()
let second = 0
const write = () => {
  second += 1
  board.apply(placesAt(second).map((place) => classAt(second, place)))
}
write()
board.flush()

function Board() {
  const ids = useSyncExternalStore(board.ids.subscribe, board.ids.get)
  const rows = TILES / COLUMNS
  return (
    <ParticipantGrid ids={ids} sourceOf={board.source} labels={labels} label="" columns={COLUMNS} rows={rows} isDense />
  )
}

createRoot(root).render(<Board />)
const boxes = createBoxes(TILES)
document.body.append(boxes.root)

window.runMotion = async (way, seconds) => {
  root.style.display = way === 'board' ? '' : 'none'
  boxes.root.style.display = way === 'boxes' ? 'grid' : 'none'
  for (let passed = 0; passed < seconds; passed += 1) {
    if (way === 'board') write()
    else if (passed % SORTED_EVERY === 0) boxes.reverse()
    await new Promise((resolve) => setTimeout(resolve, SECOND_MS))
  }
}
