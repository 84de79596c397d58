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

/** `of` is null for a new one. `version` is the stored one when the draft began. */
export const formDraft = (name: string) =>
  createDraft(name, v.object({ of: v.nullable(v.string()), version: v.nullable(v.number()), typed: Typed }))

interface WhoTypes {
  readonly uuidUser: string
  readonly permissions: readonly Permission[]
}

/** What a draft's form edits, if its owner still has the permission. Null without a draft. */
export const leftOpen = (
  name: string,
  { uuidUser, permissions }: WhoTypes,
  { create, edit }: { readonly create: Permission; readonly edit: Permission },
): { readonly uuid: string | null } | null => {
  const draft = formDraft(name).read(uuidUser)
  return draft !== null && permissions.includes(draft.of === null ? create : edit) ? { uuid: draft.of } : null
}

/** More entries would slow down typing. */
const MOST_KEPT = 2000

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  const isAsLong = !Array.isArray(one) || !Array.isArray(other) || one.length === other.length
  const isLong = Array.isArray(one) && one.length > MOST_KEPT
  return isAsLong && !isLong && JSON.stringify(one) === JSON.stringify(other)
}

const isList = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Drops secrets and long lists. */
export const keptOf = (typed: object, secrets: readonly string[]) =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => !isList(value) || Object.keys(value).length <= MOST_KEPT)
      .map(([field, value]) => [field, secrets.includes(field) ? '' : value]),
  ) as Record<string, string>

export const differs = (opened: object, typed: object): boolean =>
  Object.entries(opened).some(([field, value]) => !isSame(value, typed[field as keyof typeof typed]))

/** Whether a draft has the form's fields. A draft of an earlier version may differ. */
export const fits = <F extends object>(opened: F, kept: object): kept is Partial<F> =>
  Object.entries(opened).every(([field, value]) => {
    const found: unknown = kept[field as keyof typeof kept]
    if (found === undefined) return isList(value)
    return typeof found === typeof value && Array.isArray(found) === Array.isArray(value)
  })
