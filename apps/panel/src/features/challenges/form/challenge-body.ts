import type { Center } from '@repo/api-client/center/show-center'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import type { ChosenRoom, ChosenUser } from '@repo/api-client/challenges/entrants'
import type { ChallengeBody, ChangedChallenge } from '@repo/api-client/challenges/save-challenge'
import { challengeDaysOf, challengeTimesOf } from '@repo/domain/challenges/challenge-days'
import type { ChallengeFields, Entrants } from '@repo/domain/challenges/challenge-form'

export interface StoredEntrants {
  readonly users: readonly ChosenUser[]
  readonly rooms: readonly ChosenRoom[]
  readonly teams: readonly { readonly uuid: string; readonly number: number }[]
}

const NOTHING = { users: [], teams: [], rooms: [] }
const NOBODY: StoredEntrants = NOTHING

export interface Around {
  readonly center: Pick<Center, 'branchUuid' | 'zone' | 'offset' | 'rooms'>
  readonly now: number
}

const chosenUsers = (entrants: Entrants, teamIds: readonly string[]): readonly ChosenUser[] => {
  switch (entrants.modality) {
    case 'user':
      return entrants.users.map((person) => ({ ...person, team: null }))
    case 'teams':
      return entrants.teams.flatMap((people, index) =>
        people.map((person) => ({ ...person, team: { uuid: teamIds[index] ?? null, number: index + 1 } })),
      )
    case 'room':
      return []
    default:
      return entrants satisfies never
  }
}

const chosenRooms = (entrants: Entrants, rooms: Around['center']['rooms']): readonly ChosenRoom[] =>
  entrants.modality === 'room'
    ? rooms
        .filter(({ uuid }) => entrants.rooms.includes(uuid))
        .map(({ uuid, name, description, logoUrl, backgroundUrl }) => ({
          uuid,
          name,
          description,
          logoUrl,
          backgroundUrl,
        }))
    : []

const teamIdsOf = (entrants: Entrants, stored: StoredEntrants): readonly string[] =>
  entrants.modality === 'teams'
    ? entrants.teams.map(
        (_, index) => stored.teams.find((team) => team.number === index + 1)?.uuid ?? crypto.randomUUID(),
      )
    : []

const bodyWith = (
  { entrants, startDay, endDay, ...fields }: ChallengeFields,
  { center, now }: Around,
  stored: StoredEntrants,
): ChallengeBody => {
  const { startAt, finishAt } = challengeTimesOf({ startDay, endDay }, center.zone, now)
  return {
    ...fields,
    branchUuid: center.branchUuid,
    modality: entrants.modality,
    startAt: new Date(startAt),
    finishAt: new Date(finishAt),
    users: chosenUsers(entrants, teamIdsOf(entrants, stored)),
    rooms: chosenRooms(entrants, center.rooms),
    zone: center.zone,
    offset: center.offset,
  }
}

export const newChallenge = (fields: ChallengeFields, around: Around): ChallengeBody => bodyWith(fields, around, NOBODY)

/** Keeps the stored start, and the end unless its day changed. After the end, participants stay as stored. */
export const changedChallenge = (
  fields: ChallengeFields,
  around: Around,
  { challenge, stored }: { readonly challenge: Challenge; readonly stored: StoredEntrants },
): ChangedChallenge => {
  const body = bodyWith(fields, around, stored)
  const times = { startAt: challenge.startAt.getTime(), finishAt: challenge.finishAt.getTime() }
  const isSameEnd = challengeDaysOf(times, around.center.zone).endDay === fields.endDay
  const dates = { startAt: challenge.startAt, finishAt: isSameEnd ? challenge.finishAt : body.finishAt }
  if (challenge.status === 'completed') {
    return { ...body, ...dates, users: stored.users, rooms: stored.rooms, detached: NOTHING }
  }
  const users = new Set(body.users.map(({ uuid }) => uuid))
  const rooms = new Set(body.rooms.map(({ uuid }) => uuid))
  const teams = new Set(body.users.map(({ team }) => team?.uuid))
  const gone = (of: readonly { readonly uuid: string }[], here: ReadonlySet<string | null | undefined>) =>
    of.map(({ uuid }) => uuid).filter((uuid) => !here.has(uuid))
  return {
    ...body,
    ...dates,
    detached: {
      users: gone(stored.users, users),
      teams: gone(stored.teams, teams),
      rooms: gone(stored.rooms, rooms),
    },
  }
}
