import { branchDatabase } from '../../../database/branch-database.ts'
import type { Database } from '../../../database/database.ts'
import { countAttempts, giveAttemptBack, type Throttle } from '../../../http/limits/throttle.ts'
import { createBatcher } from '../../../lib/batch-calls.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { LiveClass } from '../live/live-class.ts'
import { countWrong, type LettersOf, readAlarms } from './class-letters.ts'
import { type Join, joinClasses, type Joined } from './join-classes.ts'

declare module '../../../lib/context.ts' {
  interface Context {
    /** Admits participants to classes, concurrent ones in one batch. */
    readonly join: JoinQueue
  }
}

interface QueuedJoin {
  readonly branchUuid: string
  /** Rate limits for guesses, refunded to known members. The narrowest network comes first. */
  readonly guesses: readonly Throttle[]
  /** Rate limits for every join, also a successful one. */
  readonly repeats: readonly Throttle[]
  readonly letters?: string | null
  readonly join: Join
}

export type JoinQueue = (queued: QueuedJoin) => Promise<Joined>

interface Options {
  readonly db: Database
  readonly findLive: (classUuid: string) => LiveClass | null
  readonly lettersOf: Promise<LettersOf>
}

/** A batch reads the alarms once; a larger one would let more guesses through before an alarm counts. */
const MOST_AT_ONCE = 20

type Answers = ReadonlyMap<QueuedJoin, Joined | Error>

/** A known member who is refused hasn't guessed. */
const hasGuessed = (answer: Joined | Error | undefined): boolean =>
  answer instanceof Refusal && answer.code === 'member-unknown'

/**
 * Requires the class letters if the alarm is raised. The letters then guard the class, so only the limit of the
 * caller's own network counts: a stranger may share the wider ones. Repeats don't count, because each guess would leave
 * a row.
 */
const guarded = (queued: QueuedJoin, isRaised: boolean): QueuedJoin | Refusal => {
  if (!isRaised) return queued
  if (queued.letters === null || queued.letters === undefined) return new Refusal('class-letters-required')
  return {
    ...queued,
    guesses: queued.guesses.slice(0, 1),
    repeats: [],
    join: { ...queued.join, guardedBy: queued.letters },
  }
}

const latestOf = (group: readonly QueuedJoin[]): number => Math.max(...group.map(({ join }) => join.now))

/** Returns the same refusal for wrong letters and a wrong name. */
const unhelpful = ({ join }: QueuedJoin, answer: Joined | Error | undefined): Joined | Error | undefined =>
  join.guardedBy !== undefined && hasGuessed(answer) ? new Refusal('class-letters-wrong') : answer

export const createJoinQueue = ({ db, findLive, lettersOf }: Options): JoinQueue => {
  const joinTogether = async (group: readonly QueuedJoin[], branchUuid: string): Promise<Answers> => {
    const joins = group.map(({ join }) => join)
    const options = { findLive, lettersOf: await lettersOf }
    const answers = await branchDatabase(db, branchUuid).run((tx) => joinClasses(tx, joins, options))
    return new Map(group.map((one, place) => [one, answers[place] ?? new Error('a join was not answered')]))
  }

  /** If the batch fails, tries each join alone, so that one can't block the others. */
  const joinAll = async (group: readonly QueuedJoin[], branchUuid: string): Promise<Answers> => {
    try {
      return await joinTogether(group, branchUuid)
    } catch (error) {
      const [first] = group
      if (first !== undefined && group.length === 1) return new Map([[first, error as Error]])
      const answers = new Map<QueuedJoin, Joined | Error>()
      for (const one of group) for (const answer of await joinAll([one], branchUuid)) answers.set(...answer)
      return answers
    }
  }

  const settle = async (counted: readonly QueuedJoin[], answers: Answers, branchUuid: string): Promise<void> => {
    const [wrong, honest] = [true, false].map((is) => counted.filter((one) => hasGuessed(answers.get(one)) === is))
    const given = (honest ?? []).flatMap(({ guesses }) => guesses)
    if (given.length > 0) await giveAttemptBack(db, given)
    const names = (wrong ?? []).map(({ join: { roomUuid, guardedBy } }) => ({
      roomUuid,
      isGuarded: guardedBy !== undefined,
    }))
    if (names.length > 0) await countWrong(db, branchUuid, names, latestOf(counted))
  }

  const work = async (group: readonly QueuedJoin[], branchUuid: string) => {
    const rooms = group.map(({ join }) => join.roomUuid)
    const isRaised = await readAlarms(db, branchUuid, rooms, latestOf(group))
    const checked = group.map((one) => guarded(one, isRaised(one.join.roomUuid)))
    const taken = checked.filter((one): one is QueuedJoin => !(one instanceof Refusal))
    const attempts = taken.map(({ guesses, repeats, join: { now } }) => ({ throttles: [...guesses, ...repeats], now }))
    const refusals = attempts.length === 0 ? [] : await countAttempts(db, attempts)
    const tooEarly = new Map(taken.map((one, place) => [one, refusals[place] ?? null]))
    const counted = taken.filter((one) => tooEarly.get(one) === null)
    const answers: Answers = counted.length === 0 ? new Map() : await joinAll(counted, branchUuid)
    await settle(counted, answers, branchUuid)
    return checked.map((one) =>
      one instanceof Refusal ? one : (tooEarly.get(one) ?? unhelpful(one, answers.get(one))),
    )
  }
  return createBatcher<QueuedJoin, Joined>({
    keyOf: ({ branchUuid }) => branchUuid,
    maxBatchSize: MOST_AT_ONCE,
    runBatch: work,
  })
}
