import * as v from 'valibot'

import { createDraft } from './drafts.ts'

const Typed = v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.string())]))

/** A form as it was left: whose, null being a new one, and which version of it stood under what was typed. */
export const formDraft = (name: string) =>
  createDraft(name, v.object({ of: v.nullable(v.string()), version: v.nullable(v.number()), typed: Typed }))

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether anything was typed into a form. */
export const differs = (opened: object, typed: object): boolean =>
  Object.entries(opened).some(([field, value]) => !isSame(value, typed[field as keyof typeof typed]))

/** Whether what was kept has the fields of a form; an earlier version of the page may have had others. */
export const fits = <F extends object>(opened: F, kept: object): kept is F =>
  Object.entries(opened).every(([field, value]) => {
    const found: unknown = kept[field as keyof typeof kept]
    return typeof found === typeof value && Array.isArray(found) === Array.isArray(value)
  })
