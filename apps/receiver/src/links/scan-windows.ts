import type { Milliseconds } from '@repo/domain/core/units'

const WINDOW_MS: Milliseconds = 4000
const PERIOD_MS: Milliseconds = 20_000
const TRIES_AGAIN_AFTER_MS: Milliseconds = 2000

interface Need {
  /** Whether straps that are around wait for a connection. */
  readonly hasCandidates: boolean
  /** Whether a planned strap is neither connected nor received. */
  readonly isMissing: boolean
  readonly now: Milliseconds
}

export interface ScanCommand {
  readonly kind: 'scan'
  readonly adapter: string
  readonly isOn: boolean
}

/**
 * Scanning slows connections down. With several adapters the first scans all the time, the others for 4 s in 20 while a
 * strap is missing. A single adapter scans unless straps wait for a connection, then for 4 s in 20.
 */
export const scanWindows = () => {
  const isOn = new Map<string, boolean>()
  const failedUntil = new Map<string, Milliseconds>()
  /** Start of the first window since scanning was last unneeded, or since straps began to wait. */
  const windowsSince = new Map<string, Milliseconds>()
  let hadCandidates = false
  const isInWindow = (adapter: string, now: Milliseconds): boolean => {
    const since = windowsSince.get(adapter) ?? now
    windowsSince.set(adapter, since)
    return (now - since) % PERIOD_MS < WINDOW_MS
  }
  const wishFor = (adapter: string, isFirst: boolean, isAlone: boolean, need: Need): boolean => {
    const { hasCandidates, isMissing, now } = need
    if (!hasCandidates && !isMissing) windowsSince.delete(adapter)
    if (isAlone) return !hasCandidates || isInWindow(adapter, now)
    return isFirst || ((isMissing || hasCandidates) && isInWindow(adapter, now))
  }
  return {
    next: (adapters: readonly string[], need: Need): readonly ScanCommand[] => {
      if (need.hasCandidates && !hadCandidates) windowsSince.clear()
      hadCandidates = need.hasCandidates
      return adapters.flatMap((adapter, place) => {
        if ((failedUntil.get(adapter) ?? 0) > need.now) return []
        const wish = wishFor(adapter, place === 0, adapters.length === 1, need)
        if (isOn.get(adapter) === wish) return []
        isOn.set(adapter, wish)
        return { kind: 'scan' as const, adapter, isOn: wish }
      })
    },
    onFailed: (adapter: string, now: Milliseconds): void => {
      isOn.delete(adapter)
      failedUntil.set(adapter, now + TRIES_AGAIN_AFTER_MS)
    },
    forget: (adapter: string): void => {
      isOn.delete(adapter)
      windowsSince.delete(adapter)
    },
  }
}
