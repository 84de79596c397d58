import type { Milliseconds, Seconds } from '../core/units.ts'

/** How often a device says that it is there. */
export const DAQ_REPORT_SECONDS: Seconds = 30
/** Who has missed two reports is gone. */
const ONLINE_SECONDS: Seconds = 90
/** Where a device's own page is, in the center's network. */
const DAQ_PORT = 8080

/** Without a key a device cannot come; with one it has not come yet, is there, or has been. */
export const DAQ_STATES = ['no-key', 'awaited', 'online', 'offline'] as const
export type DaqState = (typeof DAQ_STATES)[number]

interface Heard {
  /** Null while it has no key. */
  readonly keyIssuedAt: Date | null
  readonly lastSeenAt: Date | null
}

/** Where a device stands at an instant of the server's clock. */
export const daqStateOf = ({ keyIssuedAt, lastSeenAt }: Heard, now: Milliseconds): DaqState => {
  if (keyIssuedAt === null) return 'no-key'
  if (lastSeenAt === null) return 'awaited'
  return now - lastSeenAt.getTime() < ONLINE_SECONDS * 1000 ? 'online' : 'offline'
}

/** Address of a device's own page; an IPv6 address stands in brackets there. */
export const daqAddress = (ip: string): string => `http://${ip.includes(':') ? `[${ip}]` : ip}:${DAQ_PORT}/`
