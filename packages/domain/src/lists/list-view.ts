import * as v from 'valibot'

import { reader, text } from '../core/form.ts'
import { viewLimits } from '../core/limits.ts'

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

export interface NamedView {
  readonly uuid: string
  readonly name: string
  readonly address: Readonly<Record<string, string | number>>
  readonly isDefault: boolean
}

export const readViewForm = reader(v.object({ name: text(viewLimits.name), isDefault: v.boolean() }))

/** The stored views that replacing one by its name changes: itself and the former default. Empty for a new name. */
export const changedBy = (views: readonly NamedView[], kept: Omit<NamedView, 'uuid'>): readonly NamedView[] => {
  const replaced = views.filter(({ name }) => name === kept.name)
  const ousted = views.filter(({ name, isDefault }) => kept.isDefault && isDefault && name !== kept.name)
  return replaced.length === 0 ? [] : [...replaced, ...ousted]
}

/** The search params that a view stores, without the page. */
export const keptAddress = (address: Readonly<Record<string, unknown>>): NamedView['address'] => {
  const kept = Object.entries(address).filter(
    (entry): entry is [string, string | number] =>
      entry[0] !== 'page' && (typeof entry[1] === 'string' || typeof entry[1] === 'number'),
  )
  return Object.fromEntries(kept)
}

/** The default view, if the URL has no list params, or null. */
export const openingView = (
  views: readonly NamedView[],
  address: Readonly<Record<string, unknown>>,
): NamedView | null => {
  const saysNothing = Object.values(address).every((part) => part === undefined)
  return (saysNothing && views.find(({ isDefault }) => isDefault)) || null
}

/** The view whose search params equal the URL's, or null. */
export const viewInFront = (
  views: readonly NamedView[],
  address: Readonly<Record<string, unknown>>,
): NamedView | null => {
  const parts = Object.entries(keptAddress(address))
  const isHere = (view: NamedView): boolean =>
    Object.keys(view.address).length === parts.length && parts.every(([part, value]) => view.address[part] === value)
  return views.find(isHere) ?? null
}
