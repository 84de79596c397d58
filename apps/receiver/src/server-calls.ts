import { networkInterfaces } from 'node:os'

import { ApiError } from '@repo/api-client/core/api-error'
import { createClient } from '@repo/api-client/core/client'
import { daqHeaders } from '@repo/api-client/core/headers'
import { type DaqBatchWire, reportDaq, sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import type { Milliseconds } from '@repo/domain/core/units'
import { VERSION } from '@repo/domain/core/version'
import type { StrapBatch, StrapSenderOptions } from '@repo/straps/strap-sender'

import type { Connection } from './status/status-page.ts'

const TIMEOUT_MS: Milliseconds = 5000
const DEVICE = 'receiver'

const localIp = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null

/** Refused without a call. */
class NoKey extends Error {
  override readonly name = 'NoKey'
}

export interface ServerCalls extends Pick<StrapSenderOptions, 'send' | 'report'> {
  /** Empty before the first report. */
  readonly roomName: () => string
}

interface CallOptions {
  readonly server: string
  /** Read for each call; null before pairing. */
  readonly key: () => string | null
  readonly onAccepted: () => void
  readonly onRefused: (error: unknown) => void
}

const asWire = ({ samples, sequence, straps }: StrapBatch): DaqBatchWire => ({
  device_id: DEVICE,
  sequence,
  samples: [...samples],
  ...(straps !== undefined && { straps: [...straps] }),
})

export const serverCalls = ({ server, key, onAccepted, onRefused }: CallOptions): ServerCalls => {
  let roomName = ''
  const client = createClient({ baseUrl: server, headers: () => daqHeaders('en', key() ?? '') })
  const soon = (): AbortSignal => {
    if (key() === null) throw new NoKey()
    return AbortSignal.timeout(TIMEOUT_MS)
  }
  return {
    roomName: () => roomName,
    send: async (batch) => {
      await client.call(sendDaqMeasurements, { body: asWire(batch) }, soon())
      return { planVersion: null }
    },
    report: async () => {
      try {
        const answer = await client.call(reportDaq, { body: { localIp: localIp(), version: VERSION } }, soon())
        roomName = answer.roomName
        onAccepted()
        return { serverTime: answer.serverTime.getTime(), planVersion: null }
      } catch (error) {
        onRefused(error)
        throw error
      }
    },
  }
}

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404, 409])

/** How the page shows a failed call. */
export const connectionAfter = (error: unknown): Connection =>
  error instanceof ApiError && REFUSALS.has(error.status) ? { kind: 'refused' } : { kind: 'cut-off' }
