import type { ChosenUser } from '@repo/api-client/challenges/entrants'
import type { ChallengeBody, ChangedChallenge } from '@repo/api-client/challenges/save-challenge'

/** Far from the most that a body may have: no call holds the page or the server for long. */
const USERS = 2_500
const DETACHED = 20_000

const slices = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

const NOTHING = { users: [], teams: [], rooms: [] }

/** One of each team first: no call leaves a team without anybody. */
const leadersFirst = (users: readonly ChosenUser[]): readonly ChosenUser[] => {
  const leaders = new Map(users.toReversed().map((user) => [user.team?.number, user]))
  return [...leaders.values(), ...users.filter((user) => leaders.get(user.team?.number) !== user)]
}

/**
 * A change as it is sent: in one call, or in several where it names thousands. The server adds those who are listed and
 * takes out those who are detached, so that each call says some more.
 */
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

/** A new challenge as it is sent: what makes it, and what then puts the others in. */
export const callsOf = (body: ChallengeBody): readonly [ChallengeBody, ...ChangedChallenge[]] => {
  const [first, ...rest] = changesOf({ ...body, detached: NOTHING })
  return [{ ...body, users: first?.users ?? [] }, ...rest]
}
