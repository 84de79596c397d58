export interface WallRecord {
  readonly hear: (packet: unknown) => void
  /** In ms, of gaps that ended after `since`, including the current one. */
  readonly longestSilence: (since: number, now: number) => number
  readonly isLively: (now: number) => boolean
  readonly packets: () => number
  readonly repeated: () => number
  readonly foreign: () => number
}

interface Packet {
  readonly sequence: number
  readonly data: readonly { readonly final_user_uuid: string }[]
}

const LIVELY_PACKETS = 3
const LIVELY_WITHIN_MS = 3500

const isPacket = (data: unknown): data is Packet => typeof (data as Partial<Packet> | null)?.sequence === 'number'

export const createWallRecord = (members: ReadonlySet<string>): WallRecord => {
  const arrivals: number[] = []
  let last = -Infinity
  let repeated = 0
  let foreign = 0
  return {
    hear: (packet) => {
      if (!isPacket(packet)) return
      arrivals.push(Date.now())
      if (packet.sequence <= last) repeated += 1
      last = packet.sequence
      foreign += packet.data.filter((line) => !members.has(line.final_user_uuid)).length
    },
    longestSilence: (since, now) => {
      const ends = [...arrivals, now]
      const silences = ends.map((end, index) => (end < since ? 0 : end - (ends[index - 1] ?? since)))
      return Math.max(0, ...silences)
    },
    isLively: (now) => arrivals.filter((at) => at > now - LIVELY_WITHIN_MS).length >= LIVELY_PACKETS,
    packets: () => arrivals.length,
    repeated: () => repeated,
    foreign: () => foreign,
  }
}
