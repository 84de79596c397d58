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

/** Quoted, as the IETF draft of Idempotency-Key requires, or bare, as many clients send it. */
const KEY = /^(?:"([!#-[\]-~]{16,128})"|([!#-[\]-~]{16,128}))$/

const ownerOf = (principal: StaffPrincipal | CenterPrincipal): string =>
  principal.kind === 'staff' ? principal.adminUuid : 'center'

interface Asked {
  readonly endpoint: string
  readonly input: Readonly<Record<string, unknown>>
  readonly file: Buffer | null
}

interface IdempotencyKey {
  readonly nameHash: string
  /** Keyed with the idempotency key, so the stored hash can't be used to guess a request's contents. */
  readonly fingerprint: string
  readonly seal: (answer: string) => string
  readonly open: (sealed: string) => string | null
}

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

const ASK_AFTER_S = 1

class AlreadyPerformed extends Error {
  override readonly name = 'AlreadyPerformed'
  readonly text: string

  constructor(text: string) {
    super('answered before')
    this.text = text
  }
}

const underWay = () => new Refusal('idempotency-key-in-use', { retryAfterSeconds: ASK_AFTER_S })

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

/** Locks out other servers, too, until the transaction ends. */
const takeAlone = async (tx: Transaction, { nameHash }: IdempotencyKey): Promise<void> => {
  const lock = sql`select pg_try_advisory_xact_lock(hashtextextended(${nameHash}, 0)) as "isFree"`
  const [taken] = await rowsOf<{ isFree: boolean }>(tx, lock)
  if (taken?.isFree !== true) throw underWay()
}

interface KeyedCall {
  readonly branch: BranchDatabase
  readonly key: IdempotencyKey
  readonly textOf: (answer: unknown) => string
  readonly handle: (once: Once<unknown>) => Promise<unknown>
}

interface Answered {
  readonly text: string
  readonly isReplayed: boolean
}

/** Stores the response in the transaction of its effect, so a crash keeps both or neither. Refusals aren't stored. */
export const createIdempotency = ({ clock }: { readonly clock: Clock }) => {
  const running = new Set<string>()
  const onceUnder =
    ({ branch, key, textOf }: KeyedCall): Once<unknown> =>
    (work) =>
      branch.run(async (tx) => {
        await takeAlone(tx, key)
        // another server may have answered since the first check
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
