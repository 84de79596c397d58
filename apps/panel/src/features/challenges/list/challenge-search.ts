import { entrantList, type EntrantColumn } from '@repo/domain/challenges/challenge-list'
import { searchColumns } from '@repo/domain/lists/list'
import * as v from 'valibot'

const orNothing = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined)

export const challengeSearch = v.object({
  group: orNothing(v.string()),
  column: orNothing(v.picklist(searchColumns<EntrantColumn>(entrantList))),
  // the router parses digits in a URL as a number
  text: orNothing(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
})
export type ChallengeSearch = v.InferOutput<typeof challengeSearch>
