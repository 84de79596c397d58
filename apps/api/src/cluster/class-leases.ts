import { jetstream } from '@nats-io/jetstream'
import { type KV, Kvm } from '@nats-io/kv'
import type { NatsConnection } from '@nats-io/transport-node'

import type { Clock } from '../lib/clock.ts'
import type { ClassLeases } from '../lib/cluster.ts'
import type { Log } from '../lib/log.ts'
import { isUnheard } from './presence.ts'

const BUCKET = 'latido_classes'
const LEASE_MS = 3_000
const ANSWER_WITHIN_MS = 1_000
/** NATS error code "wrong last sequence": another entry has been written. */
const OTHER_REVISION = 10_071

interface LeaseOptions {
  readonly nats: NatsConnection
  readonly replicas: number
  readonly server: string
  readonly clock: Pick<Clock, 'steady'>
  readonly log: Pick<Log, 'fault'>
  readonly onReleased: (classUuid: string) => void
}

const isTaken = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === OTHER_REVISION ||
  /wrong last sequence/i.test(error instanceof Error ? error.message : '')

interface Heard {
  readonly server: string
  readonly at: number
  readonly revision: number
  readonly isGone: boolean
}

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
  // applies to every request, not only to creating the bucket
  const client = jetstream(nats, { timeout: ANSWER_WITHIN_MS })
  const bucket = await new Kvm(client).create(BUCKET, { ttl: LEASE_MS, history: 1, replicas })
  const heard = new Map<string, Heard>()
  const held = new Map<string, { revision: number; renewedAt: number }>()
  watch(bucket, options, heard).catch((error: unknown) => {
    if (!nats.isClosed()) log.fault(error, 'class-leases')
  })

  let leaderlessAt = -Infinity
  /** During a leader election, no server can take a lease, so holders keep theirs. */
  const isLeaderless = (): boolean => clock.steady() - leaderlessAt < LEASE_MS
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

  /** Compare-and-set on the previous entry. The lease runs from the time of the request. */
  const write = (classUuid: string, previousSeq: number): Promise<boolean> =>
    attempt(async () => {
      const renewedAt = clock.steady()
      held.set(classUuid, { revision: await bucket.put(classUuid, server, { previousSeq }), renewedAt })
    })

  /** A renewal that timed out may still have been written. */
  const writeOverOwn = async (classUuid: string): Promise<boolean> => {
    const last = await bucket.get(classUuid)
    return last?.operation === 'PUT' && last.string() === server && write(classUuid, last.revision)
  }

  const renew = async (classUuid: string): Promise<boolean> => {
    const own = held.get(classUuid)
    // the lease may have expired without another server taking it
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
      // release the entry that a pending renewal is about to write
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
