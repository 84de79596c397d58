import type { Milliseconds, Seconds } from '../core/units.ts'

export const DAQ_REPORT_SECONDS: Seconds = 30
const ONLINE_SECONDS: Seconds = 90
const DAQ_PORT = 8080

export const DAQ_STATES = ['no-key', 'awaited', 'online', 'offline'] as const
export type DaqState = (typeof DAQ_STATES)[number]

interface DeviceTimes {
  readonly keyIssuedAt: Date | null
  readonly lastSeenAt: Date | null
}

/** A device's state at a moment of server time. Online means a report within 90 s. */
export const daqStateOf = ({ keyIssuedAt, lastSeenAt }: DeviceTimes, now: Milliseconds): DaqState => {
  if (keyIssuedAt === null) return 'no-key'
  if (lastSeenAt === null) return 'awaited'
  return now - lastSeenAt.getTime() < ONLINE_SECONDS * 1000 ? 'online' : 'offline'
}

/** URL of a device's own page. */
export const daqAddress = (ip: string): string => `http://${ip.includes(':') ? `[${ip}]` : ip}:${DAQ_PORT}/`
