import type { TileSource, TileView } from '../participant-tile/tile-view.ts'

interface Slot extends TileSource {
  set(view: TileView): void
}

export interface TileBoard {
  /** Who stands on the board, in order; made for `useSyncExternalStore`. */
  readonly ids: { get: () => readonly string[]; subscribe: (listener: () => void) => () => void }
  /** The view of one participant; only ids of the board have one. */
  source: (id: string) => TileSource
  /** Takes a whole packet: membership, order and views. Of several in one frame only the last is drawn. */
  apply: (tiles: readonly TileView[]) => void
  /** Takes one participant's view; unknown ids are ignored, since membership comes with packets. */
  update: (tile: TileView) => void
  /** Draws what waits now instead of at the next frame. */
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

const nextFrame = (draw: () => void): void => {
  requestAnimationFrame(draw)
}

/** Holds one slot per participant and gathers everything that arrives within a frame into one pass. */
export function createTileBoard(schedule: (draw: () => void) => void = nextFrame): TileBoard {
  const slots = new Map<string, Slot>()
  const listeners = new Set<() => void>()
  const updates = new Map<string, TileView>()
  let packet: readonly TileView[] | null = null
  let order: readonly string[] = []
  let scheduled = false

  const sameOrder = (tiles: readonly TileView[]) =>
    tiles.length === order.length && tiles.every((tile, index) => tile.id === order[index])

  function drawPacket(tiles: readonly TileView[]): void {
    const changed = !sameOrder(tiles)
    for (const tile of tiles) {
      const slot = slots.get(tile.id)
      if (slot === undefined) slots.set(tile.id, createSlot(tile))
      else slot.set(tile)
    }
    if (!changed) return
    order = tiles.map((tile) => tile.id)
    const present = new Set(order)
    for (const id of slots.keys()) if (!present.has(id)) slots.delete(id)
    for (const listener of listeners) listener()
  }

  function flush(): void {
    scheduled = false
    const tiles = packet
    packet = null
    if (tiles !== null) drawPacket(tiles)
    for (const [id, tile] of updates) slots.get(id)?.set(tile)
    updates.clear()
  }

  function wait(): void {
    if (scheduled) return
    scheduled = true
    schedule(() => {
      if (scheduled) flush()
    })
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
      packet = tiles
      updates.clear()
      wait()
    },
    update(tile) {
      updates.set(tile.id, tile)
      wait()
    },
    flush,
  }
}
