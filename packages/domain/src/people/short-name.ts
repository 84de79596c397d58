import { optionalText, text } from '../core/form.ts'
import { memberLimits } from '../core/limits.ts'

export const SHORTEST_NAME = 2

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

/** Whether a name is shorter than the specified minimum. */
export const hasShortName = ({ name, lastName1, lastName2 }: Names): boolean => {
  const isShort = (given: string | null | undefined, min: number) =>
    given !== null && given !== undefined && given !== '' && given.length < min
  return (
    isShort(name, memberLimits.name.min) ||
    [lastName1, lastName2].some((lastName) => isShort(lastName, memberLimits.lastName.min))
  )
}
