import type { Challenge } from '@repo/api-client/challenges/challenge'
import { challengeDaysOf, defaultEndDay } from '@repo/domain/challenges/challenge-days'
import { type ChallengeForm, TEAM_COUNTS } from '@repo/domain/challenges/challenge-form'
import { challengeLimits } from '@repo/domain/challenges/challenge-limits'

import type { StoredEntrants } from './challenge-body.ts'

export const newChallengeForm = (today: string): ChallengeForm => ({
  name: '',
  description: '',
  kind: 'individual',
  modality: 'user',
  compliance: 'competitive',
  startDay: today,
  endDay: defaultEndDay(today),
  users: [],
  rooms: [],
  teamCount: challengeLimits.teams.default,
  teams: {},
})

export const endDayOf = ({ startAt, finishAt }: Challenge, zone: string): string =>
  challengeDaysOf({ startAt: startAt.getTime(), finishAt: finishAt.getTime() }, zone).endDay

export const challengeFormOf = (challenge: Challenge, stored: StoredEntrants, zone: string): ChallengeForm => {
  const { name, description, kind, modality, compliance, startAt, finishAt } = challenge
  const teams = stored.users.flatMap(({ uuid, team }) => (team === null ? [] : [[uuid, team.number - 1] as const]))
  return {
    name,
    description: description ?? '',
    kind,
    modality,
    compliance,
    ...challengeDaysOf({ startAt: startAt.getTime(), finishAt: finishAt.getTime() }, zone),
    users: stored.users.map(({ uuid, name: given, lastName1, email, pseudonym, imageUrl }) => ({
      uuid,
      name: given,
      lastName1,
      email,
      pseudonym,
      imageUrl,
    })),
    rooms: stored.rooms.map(({ uuid }) => uuid),
    teamCount: TEAM_COUNTS.find((count) => count === stored.teams.length) ?? challengeLimits.teams.default,
    teams: Object.fromEntries(teams),
  }
}
