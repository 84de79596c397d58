import * as v from 'valibot'

import { reader, text } from '../core/form.ts'
import { viewLimits } from '../core/limits.ts'

/** The lists that keep views. */
export const VIEWED_LISTS = [
  'members',
  'sensors',
  'admins',
  'trainings',
  'audit',
  'requests',
  'challenges',
  'goals',
  'board',
] as const
export type ViewedList = (typeof VIEWED_LISTS)[number]

/** A list as somebody left it, under a name. */
export interface NamedView {
  readonly uuid: string
  readonly name: string
  /** What the address of the list says, without its page. */
  readonly address: Readonly<Record<string, string | number>>
  /** How the list opens where the address says nothing. At most one of a list. */
  readonly isDefault: boolean
}

/** Reads the form that keeps a view. */
export const readViewForm = reader(v.object({ name: text(viewLimits.name), isDefault: v.boolean() }))

/**
 * What keeping a view changes of those there are, as they were: the one whose place it takes, and the one that it is the
 * default instead of. Nothing for a view with a new name.
 */
export const changedBy = (views: readonly NamedView[], kept: Omit<NamedView, 'uuid'>): readonly NamedView[] => {
  const replaced = views.filter(({ name }) => name === kept.name)
  const ousted = views.filter(({ name, isDefault }) => kept.isDefault && isDefault && name !== kept.name)
  return replaced.length === 0 ? [] : [...replaced, ...ousted]
}

/** What of an address a view keeps: how the list stands, and not which page of it is open. */
export const keptAddress = (address: Readonly<Record<string, unknown>>): NamedView['address'] => {
  const kept = Object.entries(address).filter(
    (entry): entry is [string, string | number] =>
      entry[0] !== 'page' && (typeof entry[1] === 'string' || typeof entry[1] === 'number'),
  )
  return Object.fromEntries(kept)
}

/** The view that a list opens with: the default one where the address says nothing of the list; else none. */
export const openingView = (
  views: readonly NamedView[],
  address: Readonly<Record<string, unknown>>,
): NamedView | null => {
  const saysNothing = Object.values(address).every((part) => part === undefined)
  return (saysNothing && views.find(({ isDefault }) => isDefault)) || null
}

/** The view that is in front of somebody: the one whose address is the list's. */
export const viewInFront = (
  views: readonly NamedView[],
  address: Readonly<Record<string, unknown>>,
): NamedView | null => {
  const parts = Object.entries(keptAddress(address))
  const isHere = (view: NamedView): boolean =>
    Object.keys(view.address).length === parts.length && parts.every(([part, value]) => view.address[part] === value)
  return views.find(isHere) ?? null
}
