import type { Challenge } from '@repo/api-client/challenges/challenge'

import type { ListedChallenge } from '../challenges.ts'

/** A challenge as staff see it in a list. */
export const presentChallenge = ({ challenge, status, inTeams, inRooms, goalCount }: ListedChallenge): Challenge => {
  const { uuid, name, description, kind, modality, compliance, startAt, finishAt, participants, version } = challenge
  return {
    uuid,
    name,
    description,
    kind,
    modality,
    compliance,
    startAt,
    finishAt,
    participants,
    status,
    inTeams,
    inRooms,
    goalCount,
    version,
  }
}
