import type { ChosenPerson } from '@repo/domain/challenges/challenge-form'
import { folded } from '@repo/domain/core/text-matching'
import type { PickRow } from '@repo/ui/pick-list'

const textOf = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ')

export const nameOf = ({ name, lastName1, email }: ChosenPerson): string => textOf(name, lastName1) || (email ?? '')

export const rowOf = (person: ChosenPerson): PickRow => ({
  key: person.uuid,
  title: nameOf(person),
  text: [person.pseudonym, person.email].filter(Boolean).join(' · '),
})

export const matches = ({ name, lastName1, pseudonym, email }: ChosenPerson, typed: string): boolean => {
  const text = folded(textOf(name, lastName1, pseudonym, email))
  return folded(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
