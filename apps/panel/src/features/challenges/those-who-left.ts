import type { ChosenUser } from '@repo/api-client/challenges/entrants'

import { gathering, together, type People } from './people.ts'

/** Everybody of the center, and whoever takes part and has left it meanwhile. */
export const withThoseWhoLeft = (people: People, chosen: readonly ChosenUser[]): People => {
  const left = chosen.filter(({ uuid }) => people.personOf(uuid) === undefined)
  if (left.length === 0) return people
  const leavers = gathering()
  leavers.add(
    left.map(({ uuid, name, lastName1, email, pseudonym, imageUrl }) => ({
      uuid,
      name: name ?? '',
      lastName1: lastName1 ?? '',
      email: email ?? '',
      pseudonym: pseudonym ?? '',
      imageUrl,
    })),
  )
  return together(leavers, people)
}
