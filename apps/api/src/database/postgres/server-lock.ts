import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'

import { TERM } from '../fence.ts'

/** An advisory lock, so that one server at a time serves a database. It ends with its own connection. */
export interface ServerLock {
  readonly isHeld: () => boolean
  /** Retakes a lost lock until another server starts a term, then calls `onSuperseded` once. */
  readonly keep: (term: string, onSuperseded: () => void) => void
  readonly release: () => Promise<void>
}

/** Advisory lock keys: "lati", and "do" or "dj". */
const KEYS = { serving: [0x6c617469, 0x646f], jobs: [0x6c617469, 0x646a] } as const

interface Wanted {
  readonly key: keyof typeof KEYS
  /** Servers of a cluster share the lock and exclude a single server. */
  readonly isShared: boolean
}
const TRY_AGAIN_MS = 500
const BEAT_MS = 1_000
/** The holder detects a dead connection (4 s) before PostgreSQL releases its lock (10 s). */
const SILENCE_MS = 3_000
const KEEP_ALIVE = `set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3`

const openClient = async (url: string): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: SILENCE_MS,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

const TAKE_SHARED = 'select pg_try_advisory_lock_shared($1, $2) as taken'
const TAKE = 'select pg_try_advisory_lock($1, $2) as taken'

const tryLock = async (client: Client, { key, isShared }: Wanted): Promise<boolean> => {
  await client.query(KEEP_ALIVE)
  const { rows } = await client.query<{ taken: boolean }>(isShared ? TAKE_SHARED : TAKE, [...KEYS[key]])
  return rows[0]?.taken === true
}

const close = (client: Client): Promise<void> => client.end().catch(() => {})

const attempt = async (url: string, wanted: Wanted): Promise<Client | null> => {
  const client = await openClient(url)
  const isTaken = await tryLock(client, wanted).catch(() => false)
  if (!isTaken) await close(client)
  return isTaken ? client : null
}

const regain = async (url: string, term: string, wanted: Wanted): Promise<Client | 'superseded' | 'later'> => {
  const client = await openClient(url)
  try {
    const isTaken = await tryLock(client, wanted)
    const { rows } = await client.query<{ value: string }>('select value from settings where name = $1', [TERM])
    if (isTaken && rows[0]?.value === term) return client
    await close(client)
    return rows[0]?.value === term ? 'later' : 'superseded'
  } catch (error) {
    await close(client)
    throw error
  }
}

type Beat = (client: Client) => Promise<unknown>

const beatOfAny: Beat = (client) => client.query('select 1')

/** Detects another server's term even if this one retook the lock first. */
const beatOfTerm =
  (term: string): Beat =>
  async (client) => {
    const { rowCount } = await client.query('select from settings where name = $1 and value = $2', [TERM, term])
    if (rowCount !== 1) throw new Error('another term has begun')
  }

const lost = (client: Client, beatNow: () => Beat = () => beatOfAny): Promise<void> =>
  new Promise((resolve) => {
    const beat = setInterval(() => void beatNow()(client).catch(() => end()), BEAT_MS)
    beat.unref()
    const end = (): void => {
      clearInterval(beat)
      resolve()
      void close(client)
    }
    client.once('end', end)
  })

/** @throws when the database is unreachable at the first attempt. */
export const waitForServerLock = async (
  url: string,
  onWaiting: () => Promise<void>,
  isShared = false,
): Promise<ServerLock> => {
  const wanted = { key: 'serving', isShared } as const
  let client = await attempt(url, wanted)
  if (client === null) await onWaiting()
  while (client === null) {
    await pause(TRY_AGAIN_MS)
    client = await attempt(url, wanted).catch(() => null)
  }
  let holder: Client | null = client
  const released = new AbortController()
  let beat = beatOfAny
  const watch = (held: Client): Promise<void> =>
    lost(held, () => beat).then(() => {
      holder = null
    })
  let ended = watch(holder)

  const keep = async (term: string, onSuperseded: () => void): Promise<void> => {
    beat = beatOfTerm(term)
    for (;;) {
      await ended
      while (holder === null && !released.signal.aborted) {
        const found = await regain(url, term, wanted).catch(() => 'later' as const)
        if (found === 'superseded') return onSuperseded()
        if (found === 'later') await pause(TRY_AGAIN_MS)
        else holder = found
      }
      if (holder === null) return
      ended = watch(holder)
    }
  }
  return {
    isHeld: () => holder !== null,
    keep: (term, onSuperseded) => void keep(term, onSuperseded),
    release: async () => {
      released.abort()
      if (holder !== null) await close(holder)
    },
  }
}

/** Leader election: calls `begin` on taking the lock, and its result on losing it. */
export const leadWhenFree = (url: string, begin: () => () => Promise<void>): (() => Promise<void>) => {
  const released = new AbortController()
  const over = new Promise<void>((resolve) => released.signal.addEventListener('abort', () => resolve()))
  const lead = async (): Promise<void> => {
    while (!released.signal.aborted) {
      const client = await attempt(url, { key: 'jobs', isShared: false }).catch(() => null)
      if (client === null) await Promise.race([pause(TRY_AGAIN_MS), over])
      else {
        const stop = begin()
        await Promise.race([lost(client), over])
        await stop()
        await close(client)
      }
    }
  }
  const leading = lead()
  return async () => {
    released.abort()
    await leading
  }
}
