import { memberLimits } from '../core/limits.ts'
import { foldName } from './fold-name.ts'
import type { FileMember } from './member-row.ts'

/** Gives each new member a free name: given, or made of first name and initial, numbered if taken or too short. */
export const pseudonymGiver = () => {
  const used = new Set<string>()
  const numbers = new Map<string, number>()
  const { min, max } = memberLimits.pseudonym
  const isTaken = (name: string): boolean => used.has(foldName(name))
  const take = (names: Iterable<string>): void => {
    for (const name of names) used.add(foldName(name))
  }
  const give = ({ pseudonym, name, lastName1 }: Pick<FileMember, 'pseudonym' | 'name' | 'lastName1'>): string => {
    const initial = lastName1 === null ? '' : ` ${lastName1.slice(0, 1).toUpperCase()}`
    const wanted = pseudonym ?? `${name}${initial}`.slice(0, max)
    const key = foldName(wanted)
    let free = wanted
    let number = numbers.get(key) ?? 1
    while (free.length < min || isTaken(free)) {
      number += 1
      const suffix = ` ${number}`
      free = `${wanted.slice(0, max - suffix.length)}${suffix}`
    }
    numbers.set(key, number)
    take([free])
    return free
  }
  return { give, take, isTaken }
}
