import { type Join, type Joined, joinClasses } from '../commands/join-classes.ts'
import { countAttempts, giveAttemptBack, type Throttle } from '../commands/throttle.ts'
import { branchDatabase, type Database } from '../db/database.ts'
import { Refusal } from '../errors/refusal.ts'
import { inGroups } from '../in-groups.ts'
import type { LiveClass } from './live-class.ts'

interface Asking {
  readonly branchUuid: string
  /** What is counted for whoever guesses names: given back to those who are known. */
  readonly guesses: readonly Throttle[]
  /** What is counted for each join, also a good one. */
  readonly repeats: readonly Throttle[]
  readonly join: Join
}

/** Lets somebody into a class; throws the refusal of this one alone. */
export type Joins = (asking: Asking) => Promise<Joined>

interface Options {
  readonly db: Database
  readonly findLive: (classUuid: string) => LiveClass | null
}

/** As many as a full gym brings at once; a transaction of so many holds the database for some milliseconds. */
const MOST_AT_ONCE = 50

type Answers = ReadonlyMap<Asking, Joined | Error>

/** Whoever is known and yet refused has guessed nothing. */
const hasGuessed = (answer: Joined | Error | undefined): boolean =>
  answer instanceof Refusal && answer.code === 'member-unknown'

/** Joins of one center that come together are one transaction, however many. */
export const createJoins = ({ db, findLive }: Options): Joins => {
  const joinTogether = async (group: readonly Asking[], branchUuid: string): Promise<Answers> => {
    const joins = group.map(({ join }) => join)
    const answers = await branchDatabase(db, branchUuid).run((tx) => joinClasses(tx, joins, findLive))
    return new Map(group.map((one, place) => [one, answers[place] ?? new Error('a join was not answered')]))
  }

  /** What one of them sent must not keep the others out: where they fail together, each is tried alone. */
  const joinAll = async (group: readonly Asking[], branchUuid: string): Promise<Answers> => {
    try {
      return await joinTogether(group, branchUuid)
    } catch (error) {
      const [first] = group
      if (first !== undefined && group.length === 1) return new Map([[first, error as Error]])
      const answers = new Map<Asking, Joined | Error>()
      for (const one of group) for (const answer of await joinAll([one], branchUuid)) answers.set(...answer)
      return answers
    }
  }

  const work = async (group: readonly Asking[], branchUuid: string) => {
    const attempts = group.map(({ guesses, repeats, join: { now } }) => ({ throttles: [...guesses, ...repeats], now }))
    const tooEarly = await countAttempts(db, attempts)
    const counted = group.filter((_, place) => tooEarly[place] === null)
    const answers: Answers = counted.length === 0 ? new Map() : await joinAll(counted, branchUuid)
    const honest = counted.filter((one) => !hasGuessed(answers.get(one)))
    const given = honest.flatMap(({ guesses }) => guesses)
    if (given.length > 0) await giveAttemptBack(db, given)
    return group.map((one, place) => tooEarly[place] ?? answers.get(one))
  }
  return inGroups<Asking, Joined>({ keyOf: ({ branchUuid }) => branchUuid, most: MOST_AT_ONCE, work })
}
