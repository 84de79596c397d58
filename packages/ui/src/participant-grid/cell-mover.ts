import { wantsCalm } from '../tile-motion/wants-calm.ts'
import { isSamePlace, type Place, type Raster, tileCorner, wayBetween } from './tile-places.ts'

const GLIDE: KeyframeAnimationOptions = { duration: 400, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** Cells per frame: few while each glides in its own layer, more while they jump. */
export type Moving = 'at-once' | 'jumping' | 'gliding'
const CELLS_A_FRAME = { jumping: 6, gliding: 4 }

export interface Seat {
  readonly cell: HTMLElement
  readonly place: Place
  readonly index: number
  readonly count: number
}

export interface CellMover {
  arrange: (seats: readonly Seat[], raster: Raster, moving: Moving) => void
  /** Moves a re-rendered cell in the same frame, so that it is painted once. */
  follow: (cell: HTMLElement) => void
  stop: () => void
}

/** Returns a function that cancels the call. */
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

/** Moves cells by transform, so that nothing is laid out again. */
export const createCellMover = (schedule: Schedule = nextFrame): CellMover => {
  const shown = new WeakMap<HTMLElement, Seat>()
  const waiting = new Map<HTMLElement, Seat>()
  let cancel = () => {}
  let go: (seat: Seat) => void = () => {}
  let hasFollowed = false

  const stop = (): void => {
    cancel()
    waiting.clear()
    hasFollowed = false
  }
  const settle = (seat: Seat, raster: Raster): void => {
    put(seat, raster)
    shown.set(seat.cell, seat)
  }
  const glide = (seat: Seat, raster: Raster): void => {
    const from = shown.get(seat.cell)?.place ?? seat.place
    settle(seat, raster)
    seat.cell.animate([{ transform: wayBetween(seat.place, from, raster) }, { transform: 'none' }], GLIDE)
  }
  const setOff = (seat: Seat): void => {
    waiting.delete(seat.cell)
    go(seat)
  }
  const takeTurns = (share: number): void => {
    if (waiting.size === 0) return
    cancel = schedule(() => {
      if (!hasFollowed) for (const seat of [...waiting.values()].slice(0, share)) setOff(seat)
      hasFollowed = false
      takeTurns(share)
    })
  }
  return {
    arrange: (seats, raster, moving) => {
      stop()
      const isMoved = ({ cell, place }: Seat) => !isSamePlace(shown.get(cell)?.place ?? place, place)
      // Writing an unchanged value would still trigger style work.
      const isThere = ({ cell, index, count }: Seat) => {
        const seat = shown.get(cell)
        return seat?.index === index && seat.count === count
      }
      for (const seat of seats) if (moving === 'at-once' || (!isMoved(seat) && !isThere(seat))) settle(seat, raster)
      if (moving === 'at-once') return
      const way = moving === 'gliding' && wantsCalm() ? 'jumping' : moving
      go = (seat) => (way === 'gliding' ? glide(seat, raster) : settle(seat, raster))
      for (const seat of seats) if (isMoved(seat)) waiting.set(seat.cell, seat)
      takeTurns(CELLS_A_FRAME[way])
    },
    follow: (cell) => {
      const seat = waiting.get(cell)
      if (seat === undefined) return
      hasFollowed = true
      setOff(seat)
    },
    stop,
  }
}
