interface Arrival {
  readonly sequence: number
  /** Both are Unix times in ms. */
  readonly serverTime: number
  readonly at: number
}

export interface WallLog {
  readonly hear: (frame: string) => void
  readonly clear: () => void
  readonly packets: () => number
  readonly missing: () => number
  /** Ms after the class's beat, per packet. */
  readonly lateness: () => readonly number[]
}

const BEAT_MS = 1000
const NUMBERS = /\\"sequence\\":(\d+),\\"server_time\\":(\d+)/

/** Timers may fire slightly early. */
const EARLY_MS = 20

const afterBeat = (sinceStart: number): number => ((sinceStart + EARLY_MS) % BEAT_MS) - EARLY_MS

/** Beats are whole seconds since the start; a packet belongs to the latest one before its arrival. */
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
