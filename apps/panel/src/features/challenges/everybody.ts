import type { Client } from '@repo/api-client/core/client'
import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { memberQueries } from '@repo/api-client/members/queries'
import { queryOptions } from '@tanstack/react-query'

import { gathering, type People } from './people.ts'

/** Everybody of the branch, read and prepared as they come. */
export const everybodyOptions = (client: Client) =>
  queryOptions({
    queryKey: [...memberQueries.all, 'every'],
    queryFn: async ({ signal }): Promise<People> => {
      const people = gathering()
      const query = { ...viewOf(listMembers), isWhole: true }
      for await (const { data } of client.pieces(listMembers, { query }, signal)) people.add(data)
      return people
    },
    // what was read before cannot be compared with it piece by piece
    structuralSharing: false,
  })
