import type { BoardRow } from '../board-source.ts'

/** Somebody on the board of medals. */
export const presentStanding = ({ standing, member, position }: BoardRow) => ({
  uuid: member.uuid,
  name: [member.name, member.lastName1, member.lastName2].filter(Boolean).join(' '),
  pseudonym: member.pseudonym,
  email: member.email,
  imageUrl: member.imageUrl,
  medals: { gold: standing.gold, silver: standing.silver, bronze: standing.bronze },
  participated: standing.participated,
  finished: standing.finished,
  points: standing.points,
  position,
})
