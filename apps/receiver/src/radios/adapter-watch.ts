import type { Milliseconds } from '@repo/domain/core/units'

const SILENT_MS: Milliseconds = 60_000
/** Straps that leave do so one by one. */
const TOGETHER_MS: Milliseconds = 10_000
const STRAPS_TOGETHER = 2
const HANGS = 3
const HANGS_WITHIN_MS: Milliseconds = 60_000
/** A restart takes some seconds, and longer on a small computer. */
const RESTARTS_EVERY_MS: Milliseconds = 60_000

interface WatchedAdapter {
  /** When each strap was last received. */
  readonly receivedAt: Map<string, Milliseconds>
  scansSince: Milliseconds | null
}

/**
 * Detects that BlueZ no longer works although it answers: after a client that ended while it scanned, or after days.
 * Source: bluez issues 807, 2547, and 367.
 */
export const watchAdapters = () => {
  const adapters = new Map<string, WatchedAdapter>()
  let hangs: Milliseconds[] = []
  let restartAt = Number.NEGATIVE_INFINITY
  const watched = (adapter: string): WatchedAdapter => {
    const known = adapters.get(adapter) ?? { receivedAt: new Map<string, Milliseconds>(), scansSince: null }
    adapters.set(adapter, known)
    return known
  }
  return {
    /** An advertisement or a value. */
    onReceived: (adapter: string, strap: string, now: Milliseconds): void => {
      const { receivedAt } = watched(adapter)
      receivedAt.set(strap, now)
      for (const [other, at] of receivedAt) if (now - at > SILENT_MS) receivedAt.delete(other)
    },
    onScan: (adapter: string, isOn: boolean, now: Milliseconds): void => {
      watched(adapter).scansSince = isOn ? now : null
    },
    /** A strap that BlueZ keeps connecting to, with no result. */
    onHung: (now: Milliseconds): void => {
      hangs = [...hangs.filter((at) => now - at < HANGS_WITHIN_MS), now]
    },
    /** Whether several straps fell silent at once, and nothing was received since for a minute. */
    isSilent: (adapter: string, hasLinks: boolean, now: Milliseconds): boolean => {
      const { receivedAt, scansSince } = watched(adapter)
      const times = [...receivedAt.values()]
      const last = Math.max(...times)
      const isActive = hasLinks || (scansSince !== null && now - scansSince >= SILENT_MS)
      const fellSilent = times.filter((at) => last - at <= TOGETHER_MS).length
      return isActive && fellSilent >= STRAPS_TOGETHER && now - last >= SILENT_MS
    },
    /** Whether to restart BlueZ. True at most once a minute. */
    takeRestart: (isAnySilent: boolean, now: Milliseconds): boolean => {
      const recent = hangs.filter((at) => now - at < HANGS_WITHIN_MS).length
      if ((recent < HANGS && !isAnySilent) || now - restartAt < RESTARTS_EVERY_MS) return false
      restartAt = now
      hangs = []
      return true
    },
    forget: (adapter: string): void => void adapters.delete(adapter),
  }
}

export type AdapterWatch = ReturnType<typeof watchAdapters>
