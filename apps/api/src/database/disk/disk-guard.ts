import { statfsSync } from 'node:fs'

import type { Log } from '../../lib/log.ts'
import { DiskFull } from '../../lib/outage.ts'
import type { Reserve } from './reserve.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly disk: DiskGuard
  }
}

const CHANGES =
  /^\s*(?:insert|update|delete|merge|truncate|create|alter|drop|vacuum|analyze|copy|with\b[\s\S]*\b(?:insert into|update|delete from)\s)/i

/**
 * Small writes that reads and running classes need: samples, the current strap, the audit trail, and session renewals.
 */
const ESSENTIAL = /^\s*(?:(?:insert into|update) "?(?:samples|audit_entries|admin_sessions)|update "?participations)\b/i

export const changesData = (text: string): boolean => CHANGES.test(text)

export const isEssential = (text: string): boolean => ESSENTIAL.test(text)

const MB = 1_048_576
export const GROWTH_BYTES = 64 * MB
/** Below this, only essential writes run, so that the disk rarely fills up completely. */
const WRITE_BYTES = 16 * MB
/** Maximum for a batch of samples, including its write-ahead log. */
const ESSENTIAL_BYTES = 4 * MB
/** Hysteresis factor, so that the state doesn't flap. */
const RECOVERED = 1.25
const LOOK_EVERY_MS = 500

type Level = 'free' | 'low' | 'full'

export interface DiskGuard {
  readonly checkGrowth: () => void
  readonly checkStatement: (text: string) => void
  readonly isFull: () => boolean
  readonly release: () => void
  readonly keepReserve: () => () => Promise<void>
}

/** For a database whose disk this server doesn't own, such as PostgreSQL. */
export const unguarded: DiskGuard = {
  checkGrowth: () => {},
  checkStatement: () => {},
  isFull: () => false,
  release: () => {},
  keepReserve: () => async () => {},
}

const freeBytesOf = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

const EVENTS = { free: 'disk-has-space', low: 'disk-low', full: 'disk-full' } as const
const KEEP_EVERY_MS = 30_000

interface Guarded {
  readonly folder: string
  readonly log: Pick<Log, 'warn'>
  readonly reserve: Reserve
}

export const createDiskGuard = ({ folder, log, reserve }: Guarded): DiskGuard => {
  let level: Level = 'free'
  let freeBytes = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let keeping: Promise<void> | null = null
  /** excludes the space needed to recreate a released reserve */
  const spare = () => freeBytes - (reserve.isThere() ? 0 : reserve.bytes)
  const say = (): void =>
    log.warn(EVENTS[level], { folder, freeMb: Math.floor(freeBytes / MB), refuses: REFUSED[level] })
  const refill = (): void => {
    if (keeping === null || freeBytes < 2 * reserve.bytes + GROWTH_BYTES) return
    keeping = keeping.then(reserve.create)
  }
  const look = (): void => {
    // oxlint-disable-next-line no-restricted-properties -- a clock that a test holds doesn't hold the disk
    const now = performance.now()
    if (now - lookedAt < LOOK_EVERY_MS) return
    lookedAt = now
    freeBytes = freeBytesOf(folder)
    const isBelow = (bytes: number, wasBelow: boolean) => spare() < (wasBelow ? bytes * RECOVERED : bytes)
    const before = level
    if (isBelow(WRITE_BYTES, before === 'full')) level = 'full'
    else level = isBelow(GROWTH_BYTES, before !== 'free') ? 'low' : 'free'
    if (level !== before) say()
    if (level === 'free' && !reserve.isThere()) refill()
  }
  const refusal = () => new DiskFull(`the disk of ${folder} is full: ${Math.floor(freeBytes / MB)} MB are free`)
  const release = (): void => {
    if (!reserve.release()) return
    lookedAt = Number.NEGATIVE_INFINITY
    log.warn('disk-reserve-released', { folder })
  }
  const checkEssential = (): void => {
    if (freeBytes >= ESSENTIAL_BYTES) return
    release()
    look()
    if (freeBytes < ESSENTIAL_BYTES) throw refusal()
  }
  return {
    checkGrowth: () => {
      look()
      if (level !== 'free') throw refusal()
    },
    checkStatement: (text) => {
      if (!changesData(text)) return
      look()
      if (level !== 'full') return
      if (!isEssential(text)) throw refusal()
      checkEssential()
    },
    isFull: () => {
      look()
      return level === 'full'
    },
    release,
    keepReserve: () => {
      keeping = Promise.resolve()
      look()
      const timer = setInterval(look, KEEP_EVERY_MS).unref()
      return async () => {
        clearInterval(timer)
        await keeping
        keeping = null
      }
    },
  }
}

const REFUSED: Readonly<Record<Level, string>> = {
  free: 'nothing',
  low: 'new data of staff',
  full: 'all writes except samples, audit entries, and sessions',
}
