import { useMemo } from 'react'

import type { StoredEntrants } from './challenge-body.ts'
import type { Person } from './found-people.ts'

/** People by id: everybody of the center, and whoever takes part and has left it meanwhile. */
export const useKnown = (
  people: readonly Person[],
  entrants: StoredEntrants | undefined,
): ReadonlyMap<string, Person> =>
  useMemo(() => {
    const left = entrants?.users.map(({ uuid, name, lastName1, email, pseudonym, imageUrl }) => ({
      uuid,
      name: name ?? '',
      lastName1: lastName1 ?? '',
      email: email ?? '',
      pseudonym: pseudonym ?? '',
      imageUrl,
    }))
    return new Map([...(left ?? []), ...people].map((person) => [person.uuid, person]))
  }, [people, entrants])
