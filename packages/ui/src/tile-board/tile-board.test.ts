import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import type { TileView } from '../participant-tile/tile-view.ts'
import { tileAt, tiles } from '../sample/tiles.ts'
import { createTileBoard } from './tile-board.ts'

/** A board whose frames come when the test says so. */
function boardByHand(msAFrame = 16) {
  const frames: ((now: number) => void)[] = []
  const board = createTileBoard((draw) => frames.push(draw))
  let now = 0
  const frame = () => {
    now += msAFrame
    for (const draw of frames.splice(0)) draw(now)
  }
  return { board, frames, frame }
}

const named = (id: string, effort = 70): TileView => tileAt(effort, { id, name: id })

describe('a board', () => {
  it('shows nothing before the frame, then the last packet', () => {
    const { board, frames, frame } = boardByHand()
    board.apply([named('a', 60)])
    board.apply([named('a', 70), named('b')])
    expect(board.ids.get()).toEqual([])
    expect(frames).toHaveLength(1)
    frame()
    expect(board.ids.get()).toEqual(['a', 'b'])
    expect(board.source('a').get().effort).toBe('70')
  })

  it('draws a hundred single messages, each tile once, at most six in a frame', () => {
    const { board, frames, frame } = boardByHand()
    const crowd = tiles(100)
    board.apply(crowd)
    board.flush()
    frame()
    const listener = vi.fn<() => void>()
    for (const { id } of crowd) board.source(id).subscribe(listener)
    for (const tile of crowd) board.update({ ...tile, heartRate: '1' })
    for (const tile of crowd) board.update({ ...tile, heartRate: '2' })
    expect(frames).toHaveLength(1)
    const drawn = Array.from({ length: 17 }, () => {
      frame()
      return listener.mock.calls.splice(0).length
    })
    expect(drawn).toEqual([...Array<number>(16).fill(6), 4])
    expect(frames).toEqual([])
    expect(crowd.every(({ id }) => board.source(id).get().heartRate === '2')).toBe(true)
  })

  it('draws fewer in a slow frame, and still all within 25 of them', () => {
    const { board, frames, frame } = boardByHand(50)
    const crowd = tiles(100)
    board.apply(crowd)
    board.flush()
    frame()
    const listener = vi.fn<() => void>()
    for (const { id } of crowd) board.source(id).subscribe(listener)
    board.apply(crowd.map((tile) => ({ ...tile, heartRate: '1' })))
    const drawn: number[] = []
    while (frames.length > 0) {
      frame()
      drawn.push(listener.mock.calls.splice(0).length)
    }
    expect(drawn).toEqual([6, ...Array<number>(23).fill(4), 2])
  })

  it('draws those first that have waited longest, however fast packets come', () => {
    const { board, frame } = boardByHand()
    const crowd = tiles(15)
    board.apply(crowd)
    board.flush()
    frame()
    for (const heartRate of ['1', '2', '3']) {
      board.apply(crowd.map((tile) => ({ ...tile, heartRate })))
      frame()
    }
    const shown = crowd.map(({ id }) => board.source(id).get().heartRate)
    expect(shown.join('')).toBe('333111222222333')
  })

  it('moves tiles in a separate frame, with newcomers already filled', () => {
    const { board, frame } = boardByHand()
    board.apply([named('a', 60), named('b', 50)])
    board.flush()
    frame()
    board.apply([named('c', 70), named('a', 65), named('b', 55)])
    board.update(named('c', 71))
    frame()
    expect(board.ids.get()).toEqual(['c', 'a', 'b'])
    expect(['a', 'b', 'c'].map((id) => board.source(id).get().effort)).toEqual(['60', '50', '71'])
    frame()
    expect(['a', 'b', 'c'].map((id) => board.source(id).get().effort)).toEqual(['65', '55', '71'])
  })

  it('reports the order only when it changes', () => {
    const { board } = boardByHand()
    const listener = vi.fn<() => void>()
    board.ids.subscribe(listener)
    board.apply([named('a'), named('b')])
    board.flush()
    const order = board.ids.get()
    board.apply([named('a', 80), named('b', 81)])
    board.flush()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(board.ids.get()).toBe(order)
    board.apply([named('b'), named('a')])
    board.flush()
    expect(listener).toHaveBeenCalledTimes(2)
    expect(board.ids.get()).toEqual(['b', 'a'])
  })

  it('ignores a late message of a participant who left', () => {
    const { board } = boardByHand()
    board.apply([named('a'), named('b')])
    board.flush()
    board.update(named('b', 99))
    board.apply([named('a')])
    board.update(named('b', 99))
    board.flush()
    expect(board.ids.get()).toEqual(['a'])
    expect(() => board.source('b')).toThrow('no participant b')
  })

  it('stays silent for an unchanged view, and after unsubscribing', () => {
    const { board } = boardByHand()
    const view = named('a')
    board.apply([view])
    board.flush()
    const listener = vi.fn<() => void>()
    const leave = board.source('a').subscribe(listener)
    board.update(view)
    board.flush()
    expect(listener).not.toHaveBeenCalled()
    leave()
    board.update(named('a', 90))
    board.flush()
    expect(listener).not.toHaveBeenCalled()
    expect(board.source('a').get().effort).toBe('90')
  })

  it('skips tiles that already show their value, and cancels a pending one', () => {
    const { board, frames, frame } = boardByHand()
    const crowd = tiles(100)
    board.apply(crowd)
    board.flush()
    frame()
    const listener = vi.fn<(id: string) => void>()
    for (const { id } of crowd) board.source(id).subscribe(() => listener(id))
    const said = (tile: TileView, index: number) => ({
      ...tile,
      steps: tile.steps === null ? null : { ...tile.steps },
      heartRate: index < 97 ? tile.heartRate : '1',
    })
    board.update({ ...crowd[0]!, heartRate: '1' })
    board.apply(crowd.map(said))
    frame()
    expect(listener.mock.calls.flat()).toEqual(crowd.slice(97).map(({ id }) => id))
    expect(frames).toEqual([])
    board.apply(crowd.map((tile, index) => ({ ...said(tile, index), steps: { icon: 'boots' as const, value: '7' } })))
    frame()
    expect(listener.mock.calls).toHaveLength(9)
  })

  it('draws once when a flush precedes the frame', () => {
    const { board, frame } = boardByHand()
    board.apply([named('a', 60)])
    board.flush()
    board.source('a').subscribe(() => expect.unreachable('nothing was waiting'))
    frame()
    expect(board.source('a').get().effort).toBe('60')
  })
})

type Message = { kind: 'packet'; ids: string[]; effort: number } | { kind: 'one'; id: string; effort: number }

it('a tile board ends in the state of a board that draws every message at once', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const effort = fc.integer({ min: 0, max: 120 })
  const message: fc.Arbitrary<Message> = fc.oneof(
    fc.record({ kind: fc.constant('packet' as const), ids: fc.uniqueArray(id), effort }),
    fc.record({ kind: fc.constant('one' as const), id, effort }),
  )
  fc.assert(
    fc.property(fc.array(message, { maxLength: 30 }), (messages) => {
      const gathered = createTileBoard(() => undefined)
      const direct = createTileBoard(() => undefined)
      for (const board of [gathered, direct]) {
        for (const event of messages) {
          if (event.kind === 'packet') board.apply(event.ids.map((each) => named(each, event.effort)))
          else board.update(named(event.id, event.effort))
          if (board === direct) board.flush()
        }
        board.flush()
      }
      expect(gathered.ids.get()).toEqual(direct.ids.get())
      for (const each of direct.ids.get()) {
        expect(gathered.source(each).get().effort).toBe(direct.source(each).get().effort)
      }
    }),
  )
})
