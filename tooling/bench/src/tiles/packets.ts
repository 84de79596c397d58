import type { TileLevel, TileView } from '@repo/ui/tile-view'

export const TILES = 100
/** Ten times as many: what a tile costs must not depend on how many there are. */
export const MANY_TILES = 1000

const LEVELS: readonly TileLevel[] = ['minimum', 'light', 'moderate', 'intense', 'maximum']
const LOWEST_EFFORT = 52
const EFFORTS = 46

const viewOf = (tile: number, packet: number): TileView => {
  const effort = LOWEST_EFFORT + ((tile * 7 + packet * 3) % EFFORTS)
  const level = LEVELS[Math.max(0, Math.floor(effort / 10) - 5)] ?? 'minimum'
  return {
    id: `tile-${tile}`,
    name: `Runner ${tile}`,
    imageUrl: null,
    effort: String(effort),
    level,
    levelLabel: level,
    fill: effort / 100,
    heartRate: String(100 + ((tile + packet) % 90)),
    calories: String(packet + tile),
    steps: { icon: 'trampoline', value: String(packet * 3 + tile) },
    signal: 'live',
    signalLabel: null,
  }
}

/** The views of one second, all of them different from those of the second before. */
export const packetAt = (packet: number, tiles: number): readonly TileView[] =>
  Array.from({ length: tiles }, (_, tile) => viewOf(tile, packet))

const ONE_IN = 10

/** The same where a second changes every tenth tile, others each time. */
export const tenthAt = (packet: number, tiles: number): readonly TileView[] =>
  Array.from({ length: tiles }, (_, tile) => viewOf(tile, packet - ((packet + ONE_IN - (tile % ONE_IN)) % ONE_IN)))
