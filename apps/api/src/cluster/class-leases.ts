import { jetstream } from '@nats-io/jetstream'
import { type KV, Kvm } from '@nats-io/kv'
import type { NatsConnection } from '@nats-io/transport-node'

import type { Clock } from '../lib/clock.ts'
import type { ClassLeases } from '../lib/cluster.ts'
import type { Log } from '../lib/log.ts'
import { isUnheard } from './presence.ts'

const BUCKET = 'latido_classes'
/** A lease that nobody renews for so long is free. */
const LEASE_MS = 3_000
const ANSWER_WITHIN_MS = 1_000
/** What NATS answers where the last entry of a key is not the one that was named. */
const OTHER_REVISION = 10_071

interface LeaseOptions {
  readonly nats: NatsConnection
  readonly replicas: number
  readonly server: string
  readonly clock: Pick<Clock, 'steady'>
  readonly log: Pick<Log, 'fault'>
  /** Hears of a class that another server gave back. */
  readonly onReleased: (classUuid: string) => void
}

const isTaken = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === OTHER_REVISION ||
  /wrong last sequence/i.test(error instanceof Error ? error.message : '')

/** What was last heard of a lease that another server keeps. */
interface Heard {
  readonly server: string
  readonly at: number
  readonly revision: number
  readonly isGone: boolean
}

/** Notes which leases other servers keep. */
const watch = async (bucket: KV, { server, clock, onReleased }: LeaseOptions, heard: Map<string, Heard>) => {
  for await (const { key, operation, value, revision } of await bucket.watch()) {
    const holder = Buffer.from(value).toString()
    if (operation !== 'PUT') {
      if (heard.delete(key)) onReleased(key)
    } else if (holder === server) heard.delete(key)
    else heard.set(key, { server: holder, at: clock.steady(), revision, isGone: false })
  }
}

export const openClassLeases = async (options: LeaseOptions): Promise<ClassLeases> => {
  const { nats, replicas, server, clock, log } = options
  // each lease waits so long, and not only the making of the bucket
  const client = jetstream(nats, { timeout: ANSWER_WITHIN_MS })
  const bucket = await new Kvm(client).create(BUCKET, { ttl: LEASE_MS, history: 1, replicas })
  const heard = new Map<string, Heard>()
  const held = new Map<string, { revision: number; renewedAt: number }>()
  watch(bucket, options, heard).catch((error: unknown) => {
    if (!nats.isClosed()) log.fault(error, 'class-leases')
  })

  let leaderlessAt = -Infinity
  /** While the nodes of NATS choose who leads them nobody can take a lease, and whoever has one may keep it. */
  const isLeaderless = (): boolean => clock.steady() - leaderlessAt < LEASE_MS
  /** Does what may find that somebody else has the lease. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      if (isTaken(error)) return false
      if (isUnheard(error)) leaderlessAt = clock.steady()
      throw error
    }
  }

  /** Writes a lease whose last entry is this one, or that has none; what counts is when it was asked for. */
  const write = (classUuid: string, previousSeq: number): Promise<boolean> =>
    attempt(async () => {
      const renewedAt = clock.steady()
      held.set(classUuid, { revision: await bucket.put(classUuid, server, { previousSeq }), renewedAt })
    })

  /** A renewal whose answer came too late was written all the same: what is there is this server's own. */
  const writeOverOwn = async (classUuid: string): Promise<boolean> => {
    const last = await bucket.get(classUuid)
    return last?.operation === 'PUT' && last.string() === server && write(classUuid, last.revision)
  }

  const renew = async (classUuid: string): Promise<boolean> => {
    const own = held.get(classUuid)
    // nobody may have wanted it while it was forgotten
    const isKept =
      (own !== undefined && (await write(classUuid, own.revision))) ||
      (await write(classUuid, 0)) ||
      (await writeOverOwn(classUuid))
    if (!isKept) held.delete(classUuid)
    return isKept
  }
  const renewing = new Map<string, Promise<boolean>>()

  return {
    take: async (classUuid) => {
      const of = heard.get(classUuid)
      // one that has run out in the meantime has no last entry any more
      if (of?.isGone === true && (await write(classUuid, of.revision))) return true
      return attempt(async () => {
        const renewedAt = clock.steady()
        held.set(classUuid, { revision: await bucket.create(classUuid, server), renewedAt })
      })
    },
    renew: (classUuid) => {
      const work = renew(classUuid).finally(() => renewing.delete(classUuid))
      renewing.set(classUuid, work)
      return work
    },
    release: async (classUuid) => {
      // what is given back is the entry that a renewal under way is about to write
      await renewing.get(classUuid)?.catch(() => {})
      const own = held.get(classUuid)
      held.delete(classUuid)
      if (own !== undefined) await bucket.delete(classUuid, { previousSeq: own.revision })
    },
    isHeldElsewhere: (classUuid) => {
      const of = heard.get(classUuid)
      return of !== undefined && !of.isGone && (clock.steady() - of.at < LEASE_MS || isLeaderless())
    },
    holders: () => new Set([...heard.values()].map((of) => of.server)),
    giveUpOn: (gone) => {
      for (const [key, of] of heard) if (of.server === gone) heard.set(key, { ...of, isGone: true })
    },
    isSure: (classUuid) => {
      const own = held.get(classUuid)
      return own !== undefined && (clock.steady() - own.renewedAt < LEASE_MS || isLeaderless())
    },
  }
}
