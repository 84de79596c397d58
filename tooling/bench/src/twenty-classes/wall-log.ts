interface Arrival {
  readonly sequence: number
  /** Milliseconds since 1970, both. */
  readonly serverTime: number
  readonly at: number
}

/** What one wall of a class heard. */
export interface WallLog {
  readonly hear: (frame: string) => void
  readonly clear: () => void
  readonly packets: () => number
  readonly missing: () => number
  /** How long after the class's own beat each packet came. */
  readonly lateness: () => readonly number[]
}

const BEAT_MS = 1000
const NUMBERS = /\\"sequence\\":(\d+),\\"server_time\\":(\d+)/

/** A timer may fire a moment before its time; that is early, not a whole beat late. */
const EARLY_MS = 20

const afterBeat = (sinceStart: number): number => ((sinceStart + EARLY_MS) % BEAT_MS) - EARLY_MS

/** Beats are whole seconds after the class's start; a packet stands under the latest beat before its arrival. */
export const createWallLog = (startAt: number): WallLog => {
  let arrivals: Arrival[] = []
  return {
    hear: (frame) => {
      const numbers = NUMBERS.exec(frame)
      if (numbers === null) return
      arrivals.push({ sequence: Number(numbers[1]), serverTime: Number(numbers[2]), at: Date.now() })
    },
    clear: () => {
      arrivals = []
    },
    packets: () => arrivals.length,
    missing: () => {
      const numbers = new Set(arrivals.map(({ sequence }) => sequence))
      return numbers.size === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers) + 1 - numbers.size
    },
    lateness: () => arrivals.map(({ serverTime, at }) => at - serverTime + afterBeat(serverTime - startAt)),
  }
}
