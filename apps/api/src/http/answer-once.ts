import { eq, sql } from 'drizzle-orm'

import type { BranchDatabase, Once } from '../database/branch-database.ts'
import type { Transaction } from '../database/database.ts'
import { rowsOf } from '../database/rows-of.ts'
import { keptAnswers } from '../database/schema/kept-answers.ts'
import type { Clock } from '../lib/clock.ts'
import type { CallKey } from './call-key.ts'
import { Refusal } from './errors/refusal.ts'

/** Whoever finds their call under way asks again after this. */
const ASK_AFTER_S = 1

/** Ends a call that turns out to have had its effect already. */
class AnsweredBefore extends Error {
  override readonly name = 'AnsweredBefore'
  readonly text: string

  constructor(text: string) {
    super('answered before')
    this.text = text
  }
}

const underWay = () => new Refusal('idempotency-key-in-use', { retryAfterSeconds: ASK_AFTER_S })

/** The answer that was given under a key; null where there is none yet. */
const answerGiven = async (tx: Transaction, { nameHash, fingerprint, open }: CallKey): Promise<string | null> => {
  const [kept] = await tx.select().from(keptAnswers).where(eq(keptAnswers.nameHash, nameHash))
  if (kept === undefined) return null
  if (kept.fingerprint !== fingerprint) throw new Refusal('idempotency-key-reused')
  const answer = open(kept.sealedAnswer)
  if (answer === null) throw new Error('a kept answer does not open')
  return answer
}

/** No other server can be at the same until the transaction ends, with its server or without. */
const takeAlone = async (tx: Transaction, { nameHash }: CallKey): Promise<void> => {
  const lock = sql`select pg_try_advisory_xact_lock(hashtextextended(${nameHash}, 0)) as "isFree"`
  const [taken] = await rowsOf<{ isFree: boolean }>(tx, lock)
  if (taken?.isFree !== true) throw underWay()
}

interface KeyedCall {
  readonly branch: BranchDatabase
  readonly key: CallKey
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
export const createAnswerOnce = ({ clock }: { readonly clock: Clock }) => {
  const running = new Set<string>()
  const onceUnder =
    ({ branch, key, textOf }: KeyedCall): Once<unknown> =>
    (work) =>
      branch.run(async (tx) => {
        await takeAlone(tx, key)
        // another server may have answered since this call came
        const given = await answerGiven(tx, key)
        if (given !== null) throw new AnsweredBefore(given)
        const answer = await work(tx)
        const { nameHash, fingerprint } = key
        const row = { branchUuid: branch.branchUuid, nameHash, fingerprint, at: new Date(clock.now()) }
        await tx.insert(keptAnswers).values({ ...row, sealedAnswer: key.seal(textOf(answer)) })
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
      if (error instanceof AnsweredBefore) return { text: error.text, isReplayed: true }
      throw error
    } finally {
      running.delete(nameHash)
    }
  }
}
