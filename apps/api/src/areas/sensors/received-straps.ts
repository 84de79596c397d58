import type { DaqBatchWire } from '@repo/api-client/rooms/daq-reports'
import { heldStrap, type ReceivedStrap } from '@repo/domain/sensors/held-strap'
import { isAntAddress } from '@repo/domain/sensors/strap-address'

declare module '../../lib/context.ts' {
  interface Context {
    readonly receivedStraps: ReceivedStraps
  }
}

/** A held strap sends at least once a second. */
const FORGOTTEN_AFTER_MS = 5000
/** More straps than a room has people, so that a hostile device fills no memory. */
const MOST = 200

interface Received extends ReceivedStrap {
  readonly seenAt: number
}

export interface ReceivedStraps {
  readonly note: (
    source: { readonly branchUuid: string; readonly device: string; readonly now: number },
    received: readonly ReceivedStrap[],
  ) => void
  /** Addresses of the strap held to a device of the center, one per radio. None if two straps are held. */
  readonly heldIn: (branchUuid: string, now: number) => readonly string[]
}

/**
 * Signal strengths of the last seconds, by device. They also include straps of passers-by, so they stay in memory and
 * are never stored or logged.
 */
export const createReceivedStraps = (): ReceivedStraps => {
  const branches = new Map<string, Map<string, Map<string, Received>>>()
  return {
    note: ({ branchUuid, device, now }, received) => {
      const devices = branches.get(branchUuid) ?? new Map<string, Map<string, Received>>()
      branches.set(branchUuid, devices)
      const straps = devices.get(device) ?? new Map<string, Received>()
      devices.set(device, straps)
      for (const [address, { seenAt }] of straps) if (now - seenAt > FORGOTTEN_AFTER_MS) straps.delete(address)
      for (const strap of received) {
        if (straps.size < MOST || straps.has(strap.address)) straps.set(strap.address, { ...strap, seenAt: now })
      }
      if (straps.size === 0) devices.delete(device)
      if (devices.size === 0) branches.delete(branchUuid)
    },
    heldIn: (branchUuid, now) => {
      const devices = [...(branches.get(branchUuid)?.values() ?? [])].map((straps) =>
        [...straps.values()].filter(({ seenAt }) => now - seenAt <= FORGOTTEN_AFTER_MS),
      )
      const heldBy = (isWanted: (address: string) => boolean): readonly string[] => {
        const held = devices.flatMap((straps) => heldStrap(straps.filter(({ address }) => isWanted(address))) ?? [])
        return new Set(held).size === 1 ? held.slice(0, 1) : []
      }
      return [...heldBy(isAntAddress), ...heldBy((address) => !isAntAddress(address))]
    },
  }
}

const DBM = { min: -127, max: 20 } as const

const isDbm = (value: unknown): value is number => typeof value === 'number' && value >= DBM.min && value <= DBM.max

type Sample = DaqBatchWire['samples'][number]

/** The current strengths in a batch. Late samples, and those without a strength, don't count. */
export const strengthsIn = (
  samples: readonly Sample[],
  now: number,
  addressOf: (sample: Sample) => string | null,
): readonly ReceivedStrap[] =>
  samples.flatMap((sample) => {
    const { at, rssi } = sample
    const address = addressOf(sample)
    const isCurrent = typeof at === 'number' && now - at <= FORGOTTEN_AFTER_MS
    return address === null || !isCurrent || !isDbm(rssi) ? [] : [{ address, rssi }]
  })
