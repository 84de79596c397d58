import type { Milliseconds, Seconds } from '../core/units.ts'

export const DAQ_REPORT_SECONDS: Seconds = 30
const ONLINE_SECONDS: Seconds = 90
const DAQ_PORT = 8080

/** Best first. */
export const DAQ_STATES = ['online', 'offline', 'awaited'] as const
export type DeviceState = (typeof DAQ_STATES)[number]
/** `no-key`: the room has no device. */
export type DaqState = DeviceState | 'no-key'

/** What staff give keys to. */
export const KEYED_DAQ_KINDS = ['receiver', 'other'] as const
export type KeyedDaqKind = (typeof KEYED_DAQ_KINDS)[number]

/** A `wall` is a display that receives straps. */
export const DAQ_KINDS = [...KEYED_DAQ_KINDS, 'wall'] as const
export type DaqKind = (typeof DAQ_KINDS)[number]

/** A device's state at a moment of server time. Online means a report within 90 s. */
export const daqStateOf = ({ lastSeenAt }: { readonly lastSeenAt: Date | null }, now: Milliseconds): DeviceState => {
  if (lastSeenAt === null) return 'awaited'
  return now - lastSeenAt.getTime() < ONLINE_SECONDS * 1000 ? 'online' : 'offline'
}

/** The best state of a room's devices. */
export const roomDaqStateOf = (devices: readonly { readonly state: DeviceState }[]): DaqState =>
  DAQ_STATES.find((state) => devices.some((device) => device.state === state)) ?? 'no-key'

/** URL of a device's own page. */
export const daqAddress = (ip: string): string => `http://${ip.includes(':') ? `[${ip}]` : ip}:${DAQ_PORT}/`
