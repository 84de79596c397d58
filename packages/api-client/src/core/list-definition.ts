import type { ListRules } from '@repo/domain/lists/list'
import { listAddress } from '@repo/domain/lists/list-address'

import type { ColumnSpelling, Spelled } from './list-query-codec.ts'

/**
 * What a list may be asked, and how that is spelt on the wire. It stands beside the list's endpoint, since addresses of all
 * screens are read by it before the first screen is there, which needs no codec of theirs.
 */
export interface ListDefinition<C extends string, S extends string, K extends ColumnSpelling> {
  readonly rules: ListRules<C, S>
  readonly column: K
  readonly spelled?: Spelled<NoInfer<C | S>>
}

/** Gives a list its words. */
export const defineList = <C extends string, S extends string, K extends ColumnSpelling>(
  words: ListDefinition<C, S, K>,
): ListDefinition<C, S, K> => words

/** What the address of a screen may say of a list. A link from before this spelt its columns as the wire does, and still leads there. */
export const addressOf = <C extends string, S extends string>({
  rules,
  spelled,
}: Pick<ListDefinition<C, S, ColumnSpelling>, 'rules' | 'spelled'>) => listAddress(rules, spelled)
