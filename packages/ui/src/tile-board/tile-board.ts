import type { TileSource, TileView } from '../participant-tile/tile-view.ts'
import { createTilePace } from './tile-pace.ts'

interface Slot extends TileSource {
  set(view: TileView): void
}

export interface TileBoard {
  /** For `useSyncExternalStore`. */
  readonly ids: { get: () => readonly string[]; subscribe: (listener: () => void) => () => void }
  source: (id: string) => TileSource
  /** Draws only the last packet before a frame. */
  apply: (tiles: readonly TileView[]) => void
  /** Ignores unknown ids, because membership comes with packets. */
  update: (tile: TileView) => void
  flush: () => void
}

function createSlot(view: TileView): Slot {
  const listeners = new Set<() => void>()
  let current = view
  return {
    get: () => current,
    set(next) {
      if (next === current) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const isSameView = (a: TileView, b: TileView): boolean =>
  a.steps?.icon === b.steps?.icon &&
  a.steps?.value === b.steps?.value &&
  (Object.keys(a) as (keyof TileView)[]).every((part) => part === 'steps' || a[part] === b[part])

/** In ms. */
type Schedule = (draw: (now: number) => void) => void

const nextFrame: Schedule = (draw) => {
  requestAnimationFrame(draw)
}

/** Draws each tile at most once per frame, and as many as the machine has time for, longest waiting first. */
export function createTileBoard(schedule: Schedule = nextFrame): TileBoard {
  const slots = new Map<string, Slot>()
  const listeners = new Set<() => void>()
  const waiting = new Map<string, TileView>()
  let members: readonly TileView[] | null = null
  let order: readonly string[] = []
  let scheduled = false
  const pace = createTilePace()

  const sameOrder = (tiles: readonly TileView[]) =>
    tiles.length === order.length && tiles.every((tile, index) => tile.id === order[index])

  /** Returns whether the order changed. */
  function drawOrder(): boolean {
    const tiles = members
    members = null
    if (tiles === null || sameOrder(tiles)) return false
    for (const tile of tiles) {
      if (slots.has(tile.id)) continue
      slots.set(tile.id, createSlot(waiting.get(tile.id) ?? tile))
      waiting.delete(tile.id)
    }
    order = tiles.map((tile) => tile.id)
    const present = new Set(order)
    for (const id of slots.keys()) if (!present.has(id)) slots.delete(id)
    for (const listener of listeners) listener()
    return true
  }

  function queue(tile: TileView): void {
    const shown = slots.get(tile.id)?.get()
    if (shown !== undefined && isSameView(shown, tile)) waiting.delete(tile.id)
    else waiting.set(tile.id, tile)
  }

  function drawTiles(most: number): void {
    for (const [id, tile] of [...waiting].slice(0, most)) {
      waiting.delete(id)
      slots.get(id)?.set(tile)
    }
  }

  function flush(): void {
    scheduled = false
    drawOrder()
    drawTiles(waiting.size)
  }

  /** Order changes get a frame of their own. */
  function drawFrame(now: number): void {
    if (!scheduled) return
    scheduled = false
    const share = pace.shareAt(now)
    if (!drawOrder()) drawTiles(share)
    if (waiting.size > 0) wait()
    else pace.rest()
  }

  function wait(): void {
    if (scheduled) return
    scheduled = true
    schedule(drawFrame)
  }

  return {
    ids: {
      get: () => order,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    source(id) {
      const slot = slots.get(id)
      if (slot === undefined) throw new Error(`no participant ${id} on the board`)
      return slot
    },
    apply(tiles) {
      members = tiles
      for (const tile of tiles) queue(tile)
      wait()
    },
    update(tile) {
      queue(tile)
      wait()
    },
    flush,
  }
}
