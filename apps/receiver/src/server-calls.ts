import { networkInterfaces } from 'node:os'

import { ApiError } from '@repo/api-client/core/api-error'
import { createClient } from '@repo/api-client/core/client'
import { daqHeaders } from '@repo/api-client/core/headers'
import { type DaqBatchWire, reportDaq, sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import type { Milliseconds } from '@repo/domain/core/units'
import { VERSION } from '@repo/domain/core/version'
import type { DeviceHealth } from '@repo/domain/rooms/device-health'
import type { SenderState } from '@repo/straps/sender-state'
import type { StrapBatch, StrapSenderOptions } from '@repo/straps/strap-sender'

import type { RoomPlan } from './links/known-straps.ts'
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
  readonly health: (state: SenderState) => DeviceHealth
  readonly onPlan: (plan: RoomPlan & { readonly classUuid: string | null }) => void
  /** A value that counted in a class. */
  readonly onCounted: (strap: string, at: Milliseconds) => void
}

const asWire = ({ samples, sequence, straps }: StrapBatch): DaqBatchWire => ({
  device_id: DEVICE,
  sequence,
  samples: [...samples],
  ...(straps !== undefined && { straps: [...straps] }),
})

export const serverCalls = (options: CallOptions): ServerCalls => {
  const { server, key, onAccepted, onRefused, onPlan } = options
  let roomName = ''
  const client = createClient({ baseUrl: server, headers: () => daqHeaders('en', key() ?? '') })
  const soon = (): AbortSignal => {
    if (key() === null) throw new NoKey()
    return AbortSignal.timeout(TIMEOUT_MS)
  }
  return {
    roomName: () => roomName,
    send: async (batch) => {
      const { refused, plan_version } = await client.call(sendDaqMeasurements, { body: asWire(batch) }, soon())
      const uncounted = new Set(refused.map(({ index }) => index))
      for (const [index, { strap, at }] of batch.samples.entries())
        if (!uncounted.has(index)) options.onCounted(strap, at)
      return { planVersion: plan_version }
    },
    report: async (state) => {
      try {
        const body = { localIp: localIp(), version: VERSION, health: options.health(state) }
        const { serverTime, planVersion, plan, classUuid, ...answer } = await client.call(reportDaq, { body }, soon())
        roomName = answer.roomName
        onAccepted()
        onPlan({ isClassOpen: classUuid !== null, straps: plan, classUuid })
        return { serverTime: serverTime.getTime(), planVersion }
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
