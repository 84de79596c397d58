import type { ChosenUser } from '@repo/api-client/challenges/entrants'
import { and, asc, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeParticipants } from '../../database/schema/challenge-participants.ts'
import { challengeTeams } from '../../database/schema/challenge-teams.ts'
import { members } from '../../database/schema/members.ts'
import { nameKey } from '../../lists/name-key.ts'

/** Everybody who was chosen for a challenge, with their team, by name. */
export const chosenUsers = async (tx: Transaction, challengeUuid: string): Promise<ChosenUser[]> => {
  const rows = await tx
    .select({
      uuid: members.uuid,
      name: members.name,
      lastName1: members.lastName1,
      email: members.email,
      pseudonym: members.pseudonym,
      imageUrl: members.imageUrl,
      teamUuid: challengeTeams.uuid,
      team: challengeTeams.name,
    })
    .from(challengeParticipants)
    .innerJoin(members, eq(members.uuid, challengeParticipants.memberUuid))
    .leftJoin(challengeTeams, eq(challengeTeams.uuid, challengeParticipants.teamUuid))
    .where(and(eq(challengeParticipants.challengeUuid, challengeUuid), isNull(challengeParticipants.leftAt)))
    .orderBy(asc(nameKey(members.name)), asc(nameKey(members.lastName1)), asc(members.uuid))
  return rows.map(({ teamUuid, team, ...user }) => ({
    ...user,
    team: teamUuid === null ? null : { uuid: teamUuid, number: Number(team) },
  }))
}
