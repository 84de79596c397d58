import { optionalText, text } from '../core/form.ts'
import { memberLimits } from '../core/limits.ts'

/** The least a name has, in characters, once somebody has said that it really is this short. */
export const SHORTEST_NAME = 2

/** The fields of a name, by the specified lengths or, once they are said to be right, by the least of {@link SHORTEST_NAME}. */
export const nameFields = (isShortName: boolean) => {
  const of = <R extends { readonly min: number; readonly max: number }>(range: R) =>
    isShortName ? { ...range, min: SHORTEST_NAME } : range
  return {
    name: text(of(memberLimits.name)),
    lastName1: text(of(memberLimits.lastName)),
    lastName2: optionalText(of(memberLimits.lastName)),
  }
}

interface Names {
  readonly name?: string | null
  readonly lastName1?: string | null
  readonly lastName2?: string | null
}

/** Whether any of the names that are given is shorter than specified. */
export const hasShortName = ({ name, lastName1, lastName2 }: Names): boolean => {
  const isShort = (given: string | null | undefined, min: number) =>
    given !== null && given !== undefined && given !== '' && given.length < min
  return (
    isShort(name, memberLimits.name.min) ||
    [lastName1, lastName2].some((lastName) => isShort(lastName, memberLimits.lastName.min))
  )
}
