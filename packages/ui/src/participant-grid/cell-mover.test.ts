import { expect, it, vi } from 'vitest'

import { createCellMover, type Moving } from './cell-mover.ts'
import { placeAt } from './tile-places.ts'

const raster = { columns: 6, rows: 5, gap: '4px' }

/** What a mover writes to, and the frames it asks for. */
const moverByHand = (count: number) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const frames: (() => void)[] = []
  const mover = createCellMover((step) => {
    frames.push(step)
    return () => frames.splice(frames.indexOf(step), 1)
  })
  const cells = Array.from({ length: count }, () => ({
    style: { left: '', top: '', setProperty: vi.fn<(name: string, value: string) => void>() },
    animate: vi.fn<(frames: Keyframe[]) => void>(),
    ariaPosInSet: '',
    ariaSetSize: '',
  }))
  const arrange = (order: typeof cells, moving: Moving) =>
    mover.arrange(
      order.map((cell, index) => ({
        cell: cell as unknown as HTMLElement,
        place: placeAt(index, count, raster.columns),
        index,
        count,
      })),
      raster,
      moving,
    )
  const places = () => cells.map(({ ariaPosInSet }) => ariaPosInSet)
  const frame = () => frames.splice(0).forEach((step) => step())
  return { mover, cells, arrange, places, frames, frame }
}

const counted = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))

it('the mover places all cells at once for a new size', () => {
  const { cells, arrange, places, frames } = moverByHand(30)
  arrange(cells, 'at-once')
  expect(places()).toEqual(counted(30))
  expect(cells[7]?.style).toMatchObject({ left: 'calc(1 * (100% + 4px) / 6)', top: 'calc(1 * (100% + 4px) / 5)' })
  expect(frames).toEqual([])
})

it.each([
  ['gliding', 4, 8],
  ['jumping', 6, 5],
] as const)('%s, %i cells start in each frame, and all arrive within %i frames', (moving, share, needed) => {
  const { cells, arrange, places, frames, frame } = moverByHand(30)
  arrange(cells, 'at-once')
  arrange(cells.toReversed(), moving)
  expect(places()).toEqual(counted(30))
  frame()
  const there = counted(30).toReversed()
  expect(places().filter((place, index) => place === there[index])).toHaveLength(share)
  for (let more = 1; more < needed; more += 1) frame()
  expect(places()).toEqual(there)
  expect(frames).toEqual([])
  expect(cells.filter(({ animate }) => animate.mock.calls.length > 0)).toHaveLength(moving === 'gliding' ? 30 : 0)
})

it.each(['jumping', 'gliding'] as const)(
  '%s, a cell moves with its redrawn content, and others when no content is drawn',
  (moving) => {
    const { mover, cells, arrange, places, frame } = moverByHand(30)
    arrange(cells, 'at-once')
    arrange(cells.toReversed(), moving)
    const there = counted(30).toReversed()
    const arrived = () => places().flatMap((place, index) => (place === there[index] ? [index] : []))
    for (const drawn of [
      [20, 3],
      [7, 28, 20],
    ]) {
      for (const index of drawn) mover.follow(cells[index] as unknown as HTMLElement)
      frame()
    }
    expect(arrived()).toEqual([3, 7, 20, 28])
    frame()
    expect(arrived()).toHaveLength(moving === 'gliding' ? 8 : 10)
    for (let more = 0; more < 8; more += 1) frame()
    expect(places()).toEqual(there)
    mover.follow(cells[0] as unknown as HTMLElement)
    expect(cells.map(({ animate }) => animate.mock.calls.length)).toEqual(
      cells.map(() => (moving === 'gliding' ? 1 : 0)),
    )
  },
)

it('the mover writes nothing to cells that stay in place', () => {
  const { cells, arrange } = moverByHand(30)
  arrange(cells, 'at-once')
  const written = () => cells.reduce((sum, { style }) => sum + style.setProperty.mock.calls.splice(0).length, 0)
  written()
  arrange(cells, 'jumping')
  expect(written()).toBe(0)
})

it('the mover continues from the visible position when a new order comes before the last is drawn', () => {
  const { cells, arrange, places, frames, frame } = moverByHand(30)
  arrange(cells, 'at-once')
  arrange(cells.toReversed(), 'gliding')
  frame()
  arrange(cells, 'gliding')
  expect(frames).toHaveLength(1)
  frame()
  expect(places()).toEqual(counted(30))
  expect(frames).toEqual([])
  expect(cells.map(({ animate }) => animate.mock.calls.length).filter((times) => times === 2)).toHaveLength(4)
})

it('the mover moves no cell after it was stopped', () => {
  const { mover, cells, arrange, places, frames } = moverByHand(30)
  arrange(cells, 'at-once')
  arrange(cells.toReversed(), 'gliding')
  mover.stop()
  expect(frames).toEqual([])
  expect(places()).toEqual(counted(30))
})
