import { createHash, createHmac } from 'node:crypto'

import { KEY_HEADER, REPLAYED_HEADER } from '@repo/api-client/core/headers'
import { eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { BranchDatabase, Once } from '../database/branch-database.ts'
import { rowsOf, type Transaction } from '../database/database.ts'
import { idempotencyRecords } from '../database/schema/idempotency-records.ts'
import type { Clock } from '../lib/clock.ts'
import { createEncryption } from '../lib/encryption.ts'
import { Refusal } from '../lib/refusal.ts'
import { hashOf } from '../lib/secrets.ts'
import type { CenterPrincipal, Principal, StaffPrincipal } from './authentication/principal.ts'
import { endpointName } from './forward-requests.ts'
import type { Call, Route } from './route.ts'

/** A string in quotes, as the draft of the header has it, or bare, as many programs send it. */
const KEY = /^(?:"([!#-[\]-~]{16,128})"|([!#-[\]-~]{16,128}))$/

/** What the keyed calls of a caller are told apart by: another's key finds nothing. */
const ownerOf = (principal: StaffPrincipal | CenterPrincipal): string =>
  principal.kind === 'staff' ? principal.adminUuid : 'center'

/** What was asked under a key. */
interface Asked {
  readonly endpoint: string
  readonly input: Readonly<Record<string, unknown>>
  readonly file: Buffer | null
}

/** A call's key, as much of it as others may hold. */
interface IdempotencyKey {
  /** Of the caller and the key. */
  readonly nameHash: string
  /** Of what is asked, under the key: nobody can try out what was sent, say a password. */
  readonly fingerprint: string
  readonly seal: (answer: string) => string
  /** The answer; null when it was not sealed under this key. */
  readonly open: (sealed: string) => string | null
}

/** The key of a call; null where it carries none. */
export const idempotencyKeyOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  principal: StaffPrincipal | CenterPrincipal,
  { endpoint, input, file }: Asked,
): IdempotencyKey | null => {
  const header = headers[KEY_HEADER]
  if (header === undefined) return null
  const [, quoted, bare] = KEY.exec(String(header)) ?? []
  const key = quoted ?? bare
  if (key === undefined) throw new Refusal('idempotency-key-malformed')
  const nameHash = hashOf(JSON.stringify([principal.branch.branchUuid, ownerOf(principal), key]))
  const said = createHmac('sha256', key).update(JSON.stringify([endpoint, input]))
  const encryption = createEncryption(createHash('sha256').update(`answer ${key}`).digest())
  return {
    nameHash,
    fingerprint: said.update(file ?? '').digest('base64url'),
    seal: (answer) => encryption.encrypt(answer, nameHash),
    open: (sealed) => encryption.decrypt(sealed, nameHash),
  }
}

/** Whoever finds their call under way asks again after this. */
const ASK_AFTER_S = 1

/** Ends a call that turns out to have had its effect already. */
class AlreadyPerformed extends Error {
  override readonly name = 'AlreadyPerformed'
  readonly text: string

  constructor(text: string) {
    super('answered before')
    this.text = text
  }
}

const underWay = () => new Refusal('idempotency-key-in-use', { retryAfterSeconds: ASK_AFTER_S })

/** The answer that was given under a key; null where there is none yet. */
const answerGiven = async (
  tx: Transaction,
  { nameHash, fingerprint, open }: IdempotencyKey,
): Promise<string | null> => {
  const [kept] = await tx.select().from(idempotencyRecords).where(eq(idempotencyRecords.nameHash, nameHash))
  if (kept === undefined) return null
  if (kept.fingerprint !== fingerprint) throw new Refusal('idempotency-key-reused')
  const answer = open(kept.sealedAnswer)
  if (answer === null) throw new Error('a kept answer does not open')
  return answer
}

/** No other server can be at the same until the transaction ends, with its server or without. */
const takeAlone = async (tx: Transaction, { nameHash }: IdempotencyKey): Promise<void> => {
  const lock = sql`select pg_try_advisory_xact_lock(hashtextextended(${nameHash}, 0)) as "isFree"`
  const [taken] = await rowsOf<{ isFree: boolean }>(tx, lock)
  if (taken?.isFree !== true) throw underWay()
}

interface KeyedCall {
  readonly branch: BranchDatabase
  readonly key: IdempotencyKey
  /** An answer as it is sent. */
  readonly textOf: (answer: unknown) => string
  readonly handle: (once: Once<unknown>) => Promise<unknown>
}

interface Answered {
  readonly text: string
  readonly isReplayed: boolean
}

/**
 * Answers keyed calls. The answer is kept by the transaction that has the effect: there is either both or neither,
 * whatever dies, and a refusal keeps nothing.
 */
export const createIdempotency = ({ clock }: { readonly clock: Clock }) => {
  const running = new Set<string>()
  const onceUnder =
    ({ branch, key, textOf }: KeyedCall): Once<unknown> =>
    (work) =>
      branch.run(async (tx) => {
        await takeAlone(tx, key)
        // another server may have answered since this call came
        const given = await answerGiven(tx, key)
        if (given !== null) throw new AlreadyPerformed(given)
        const answer = await work(tx)
        const { nameHash, fingerprint } = key
        const row = { branchUuid: branch.branchUuid, nameHash, fingerprint, at: new Date(clock.now()) }
        await tx.insert(idempotencyRecords).values({ ...row, sealedAnswer: key.seal(textOf(answer)) })
        return answer
      })
  const answer = async (call: KeyedCall): Promise<Answered> => {
    const given = await call.branch.read((tx) => answerGiven(tx, call.key))
    if (given !== null) return { text: given, isReplayed: true }
    return { text: call.textOf(await call.handle(onceUnder(call))), isReplayed: false }
  }
  return async (call: KeyedCall): Promise<Answered> => {
    const { nameHash } = call.key
    if (running.has(nameHash)) throw underWay()
    running.add(nameHash)
    try {
      return await answer(call)
    } catch (error) {
      if (error instanceof AlreadyPerformed) return { text: error.text, isReplayed: true }
      throw error
    } finally {
      running.delete(nameHash)
    }
  }
}

interface SendKeyed {
  readonly route: Route
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly input: Record<string, unknown>
  readonly call: Call & { readonly principal: Principal | null }
  readonly bodyOf: (answer: unknown) => unknown
  readonly idempotently: ReturnType<typeof createIdempotency>
}

/** Answers a call of an endpoint that heeds keys: anew, or as it was answered under its key. */
export const sendIdempotent = async (sent: SendKeyed): Promise<FastifyReply> => {
  const { route, request, reply, input, call, bodyOf, idempotently } = sent
  const { endpoint } = route
  const { principal, file } = call
  if (principal?.kind !== 'staff' && principal?.kind !== 'center')
    throw new Error('keys are of the staff or the center')
  const { branch } = principal
  const textOf = (answer: unknown): string => JSON.stringify(bodyOf(answer))
  const handleBy = (once: Once<unknown>) => route.handle(input, { ...call, once })
  const key = idempotencyKeyOf(request, principal, { endpoint: endpointName(endpoint), input, file })
  const { text, isReplayed } =
    key === null
      ? { text: textOf(await handleBy((work) => branch.run(work))), isReplayed: false }
      : await idempotently({ branch, key, textOf, handle: handleBy })
  if (isReplayed) void reply.header(REPLAYED_HEADER, 'true')
  void reply.status(endpoint.status).header('cache-control', 'no-store')
  return reply.type('application/json; charset=utf-8').send(text)
}
