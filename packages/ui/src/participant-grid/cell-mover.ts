import { wantsCalm } from '../tile-motion/wants-calm.ts'
import { isSamePlace, type Place, type Raster, tileCorner, wayBetween } from './tile-places.ts'

const GLIDE: KeyframeAnimationOptions = { duration: 400, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** So many cells set off in one frame, since each becomes a layer of its own while it moves. */
const CELLS_A_FRAME = 4

/** A cell and where it belongs. */
export interface Seat {
  readonly cell: HTMLElement
  readonly place: Place
  /** How many stand before it, of how many. */
  readonly index: number
  readonly count: number
}

export interface CellMover {
  /** Brings every cell to its place: at once, or gliding there from where it is seen, a few setting off in each frame. */
  arrange: (seats: readonly Seat[], raster: Raster, isGliding: boolean) => void
  stop: () => void
}

/** Asks for a call in the next frame; returns how to take that back. */
type Schedule = (step: () => void) => () => void

const nextFrame: Schedule = (step) => {
  const frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

const put = ({ cell, place, index, count }: Seat, raster: Raster): void => {
  Object.assign(cell.style, tileCorner(place, raster))
  cell.style.setProperty('reading-order', String(index))
  cell.ariaPosInSet = String(index + 1)
  cell.ariaSetSize = String(count)
}

/** A cell that moves in this way moves nobody else, and nothing in it is laid out anew. */
export const createCellMover = (schedule: Schedule = nextFrame): CellMover => {
  const shown = new WeakMap<HTMLElement, Place>()
  let waiting: readonly Seat[] = []
  let cancel = () => {}

  const stop = (): void => {
    cancel()
    waiting = []
  }
  const settle = (seat: Seat, raster: Raster): void => {
    put(seat, raster)
    shown.set(seat.cell, seat.place)
  }
  const step = (raster: Raster): void => {
    const now = waiting.slice(0, CELLS_A_FRAME)
    waiting = waiting.slice(CELLS_A_FRAME)
    for (const seat of now) {
      const from = shown.get(seat.cell) ?? seat.place
      settle(seat, raster)
      seat.cell.animate([{ transform: wayBetween(seat.place, from, raster) }, { transform: 'none' }], GLIDE)
    }
    if (waiting.length > 0) cancel = schedule(() => step(raster))
  }
  return {
    arrange: (seats, raster, isGliding) => {
      stop()
      const isAtOnce = !isGliding || wantsCalm()
      const isMoved = ({ cell, place }: Seat) => !isSamePlace(shown.get(cell) ?? place, place)
      for (const seat of seats) if (isAtOnce || !isMoved(seat)) settle(seat, raster)
      if (isAtOnce) return
      waiting = seats.filter(isMoved)
      if (waiting.length > 0) cancel = schedule(() => step(raster))
    },
    stop,
  }
}
