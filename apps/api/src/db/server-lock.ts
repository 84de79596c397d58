import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'

import { TERM } from './fence.ts'

/** One server at a time serves a database. The lock belongs to a connection of its own and goes with it. */
export interface ServerLock {
  readonly isHeld: () => boolean
  /**
   * From now on the lock is taken again whenever its connection is lost, as long as no other server has begun a term
   * of its own; then `onSuperseded` is called, once.
   */
  readonly keep: (term: string, onSuperseded: () => void) => void
  readonly release: () => Promise<void>
}

/** Two numbers that nobody else uses: "lati", "do". */
const KEY = [0x6c617469, 0x646f] as const
const TRY_AGAIN_MS = 500
const BEAT_MS = 1_000
/** A holder knows that its connection is dead (4 s) before PostgreSQL does (10 s) and gives the lock away. */
const SILENCE_MS = 3_000
const KEEP_ALIVE = `set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3`

const openClient = async (url: string): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: SILENCE_MS,
    keepAlive: true,
  })
  // its end is what counts, and that has an event of its own
  client.on('error', () => {})
  await client.connect()
  return client
}

const tryLock = async (client: Client): Promise<boolean> => {
  await client.query(KEEP_ALIVE)
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [...KEY])
  return rows[0]?.taken === true
}

const close = (client: Client): Promise<void> => client.end().catch(() => {})

/** The connection that holds the lock, or null when another server has it. */
const attempt = async (url: string): Promise<Client | null> => {
  const client = await openClient(url)
  const isTaken = await tryLock(client).catch(() => false)
  if (!isTaken) await close(client)
  return isTaken ? client : null
}

/** What the database says of a lost lock: ours again, another's by now, or still to be seen. */
const regain = async (url: string, term: string): Promise<Client | 'superseded' | 'later'> => {
  const client = await openClient(url)
  try {
    const isTaken = await tryLock(client)
    const { rows } = await client.query<{ value: string }>('select value from settings where name = $1', [TERM])
    if (isTaken && rows[0]?.value === term) return client
    await close(client)
    return rows[0]?.value === term ? 'later' : 'superseded'
  } catch (error) {
    await close(client)
    throw error
  }
}

/** Resolves once the connection is lost, by its own word or by its silence. */
const lost = (client: Client): Promise<void> =>
  new Promise((resolve) => {
    const beat = setInterval(() => void client.query('select 1').catch(() => end()), BEAT_MS)
    beat.unref()
    const end = (): void => {
      clearInterval(beat)
      resolve()
      void close(client)
    }
    client.once('end', end)
  })

/**
 * Waits for the lock of the server's database; `onWaiting` hears once that another server has it.
 * @throws when the database cannot be reached at the first attempt.
 */
export const waitForServerLock = async (url: string, onWaiting: () => Promise<void>): Promise<ServerLock> => {
  let client = await attempt(url)
  if (client === null) await onWaiting()
  while (client === null) {
    await pause(TRY_AGAIN_MS)
    client = await attempt(url).catch(() => null)
  }
  let holder: Client | null = client
  const released = new AbortController()
  let ended = lost(holder).then(() => {
    holder = null
  })

  const keep = async (term: string, onSuperseded: () => void): Promise<void> => {
    for (;;) {
      await ended
      while (holder === null && !released.signal.aborted) {
        const found = await regain(url, term).catch(() => 'later' as const)
        if (found === 'superseded') return onSuperseded()
        if (found === 'later') await pause(TRY_AGAIN_MS)
        else holder = found
      }
      if (holder === null) return
      ended = lost(holder).then(() => {
        holder = null
      })
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
