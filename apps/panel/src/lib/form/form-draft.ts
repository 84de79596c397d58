import { createDraft } from '@repo/api-client/browser/drafts'
import type { Permission } from '@repo/domain/people/permissions'
import * as v from 'valibot'

const Value = v.union([
  v.string(),
  v.boolean(),
  v.number(),
  v.array(v.string()),
  v.array(v.record(v.string(), v.nullable(v.string()))),
  v.record(v.string(), v.number()),
])
const Typed = v.record(v.string(), Value)

/** A form as it was left: whose, null being a new one, and which version of it stood under what was typed. */
export const formDraft = (name: string) =>
  createDraft(name, v.object({ of: v.nullable(v.string()), version: v.nullable(v.number()), typed: Typed }))

interface WhoTypes {
  readonly uuidUser: string
  readonly permissions: readonly Permission[]
}

/** What the form that somebody left open is of, as long as they may still save it; null where none was left. */
export const leftOpen = (
  name: string,
  { uuidUser, permissions }: WhoTypes,
  { create, edit }: { readonly create: Permission; readonly edit: Permission },
): { readonly uuid: string | null } | null => {
  const draft = formDraft(name).read(uuidUser)
  return draft !== null && permissions.includes(draft.of === null ? create : edit) ? { uuid: draft.of } : null
}

/** Entries of a list. More take longer to compare and to store than someone typing should wait. */
const MOST_KEPT = 2000

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  const isAsLong = !Array.isArray(one) || !Array.isArray(other) || one.length === other.length
  const isLong = Array.isArray(one) && one.length > MOST_KEPT
  return isAsLong && !isLong && JSON.stringify(one) === JSON.stringify(other)
}

const isList = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What is kept of what was typed: no secrets, which are left empty, and no list that is too long. */
export const keptOf = (typed: object, secrets: readonly string[]) =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => !isList(value) || Object.keys(value).length <= MOST_KEPT)
      .map(([field, value]) => [field, secrets.includes(field) ? '' : value]),
  ) as Record<string, string>

/** Whether anything was typed into a form. */
export const differs = (opened: object, typed: object): boolean =>
  Object.entries(opened).some(([field, value]) => !isSame(value, typed[field as keyof typeof typed]))

/**
 * Whether what was kept has the fields of a form, but for lists that were too long; an earlier version of the page may
 * have had others.
 */
export const fits = <F extends object>(opened: F, kept: object): kept is Partial<F> =>
  Object.entries(opened).every(([field, value]) => {
    const found: unknown = kept[field as keyof typeof kept]
    if (found === undefined) return isList(value)
    return typeof found === typeof value && Array.isArray(found) === Array.isArray(value)
  })
