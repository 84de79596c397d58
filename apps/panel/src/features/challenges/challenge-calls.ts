import type { ChosenUser } from '@repo/api-client/challenges/entrants'
import type { ChallengeBody, ChangedChallenge } from '@repo/api-client/challenges/save-challenge'

/** Limits a call's size, so that it blocks neither page nor server for long. */
const USERS = 2_500
const DETACHED = 20_000

const slices = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

const NOTHING = { users: [], teams: [], rooms: [] }

/** Starts with one user per team, because no call may leave a team empty. */
const leadersFirst = (users: readonly ChosenUser[]): readonly ChosenUser[] => {
  const leaders = new Map(users.toReversed().map((user) => [user.team?.number, user]))
  return [...leaders.values(), ...users.filter((user) => leaders.get(user.team?.number) !== user)]
}

/** Splits a change of thousands of users into several calls, each of which adds and removes some. */
export const changesOf = ({ users, detached, ...body }: ChangedChallenge): readonly ChangedChallenge[] => {
  const listed = slices(users.length > USERS ? leadersFirst(users) : users, USERS)
  const gone = slices(detached.users, DETACHED)
  const count = Math.max(1, listed.length, gone.length)
  return Array.from({ length: count }, (_, index) => ({
    ...body,
    users: listed[index] ?? [],
    detached: { ...(index === 0 ? detached : NOTHING), users: gone[index] ?? [] },
  }))
}

/** The call that creates a challenge, and those that add the remaining users. */
export const callsOf = (body: ChallengeBody): readonly [ChallengeBody, ...ChangedChallenge[]] => {
  const [first, ...rest] = changesOf({ ...body, detached: NOTHING })
  return [{ ...body, users: first?.users ?? [] }, ...rest]
}
