import { createClient } from '@repo/api-client/core/client'
import { daqHeaders } from '@repo/api-client/core/headers'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'

export interface Account {
  /** A moment from which straps were received. */
  readonly from: () => void
  /** Straps may no longer be received from now on. */
  readonly until: () => void
  /** Sends all seconds that must have been stored again. Returns how many there are and how many were missing. */
  readonly settle: () => Promise<{ readonly expected: number; readonly missing: number }>
}

interface AccountOptions {
  readonly server: string
  readonly key: string
  readonly straps: readonly string[]
}

const CALL = 2000
/** A second is written shortly after its end, on a slow computer later. */
const WRITTEN_MS = 600

/** Which seconds a receiver must have sent, by when it was running. The server counts a sample it has as `duplicate`. */
export const openAccount = ({ server, key, straps }: AccountOptions): Account => {
  const seconds = new Set<number>()
  let startedAt: number | null = null
  const client = createClient({ baseUrl: server, headers: () => daqHeaders('en', key) })
  return {
    from: () => {
      startedAt = Date.now()
    },
    until: () => {
      const end = Date.now() - WRITTEN_MS
      const first = Math.ceil((startedAt ?? end) / 1000) * 1000
      for (let second = first; second + 1000 <= end; second += 1000) seconds.add(second)
      startedAt = null
    },
    settle: async () => {
      const samples = [...seconds].flatMap((at) => straps.map((strap) => ({ strap, at, hr: 100 })))
      let stored = 0
      for (let from = 0; from < samples.length; from += CALL) {
        const body = { device_id: 'account', sequence: from, samples: samples.slice(from, from + CALL) }
        stored += (await client.call(sendDaqMeasurements, { body })).duplicate
      }
      return { expected: samples.length, missing: samples.length - stored }
    },
  }
}
