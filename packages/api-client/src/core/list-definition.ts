import type { ListRules } from '@repo/domain/lists/list'
import { listAddress } from '@repo/domain/lists/list-address'

import type { ColumnSpelling, Spelled } from './list-query-codec.ts'

/** Apart from its endpoint, because the first chunk parses URLs of all lists without codecs. */
export interface ListDefinition<
  C extends string = string,
  S extends string = string,
  K extends ColumnSpelling = ColumnSpelling,
> {
  readonly path: `/${string}`
  readonly rules: ListRules<C, S>
  readonly column: K
  readonly spelled?: Spelled<NoInfer<C | S>>
}

/** Infers the types of a list's definition. */
export const defineList = <C extends string, S extends string, K extends ColumnSpelling>(
  words: ListDefinition<C, S, K>,
): ListDefinition<C, S, K> => words

/** Search params of a list. Also accepts the wire names of older links. */
export const addressOf = <C extends string, S extends string>({
  rules,
  spelled,
}: Pick<ListDefinition<C, S>, 'rules' | 'spelled'>) => listAddress(rules, spelled)
