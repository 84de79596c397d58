import { createActionKeys } from '@repo/api-client/core/idempotency-keys'
import { memberQueries, memberQueryOptions } from '@repo/api-client/members/queries'
import { type SavedMember, saveMember } from '@repo/api-client/members/save-member'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../app/services-context.ts'

export interface SavedUser {
  readonly uuid: string
  /** Null for a change, and if it couldn't be loaded. */
  readonly signInCode: string | null
}

export const useSaveMember = () => {
  const { client } = useServices()
  const queryClient = useQueryClient()
  const [keys] = useState(createActionKeys)
  return useMutation({
    mutationFn: async (member: SavedMember): Promise<SavedUser> => {
      const uuid = await saveMember(client, member, keys)
      // the code is only needed for a new member's notice, which works without it
      const stored =
        member.uuid === null ? await queryClient.fetchQuery(memberQueryOptions(client, uuid)).catch(() => null) : null
      return { uuid, signInCode: stored?.signInCode ?? null }
    },
    onSettled: async (_, __, { uuid }) => {
      if (uuid !== null) await queryClient.invalidateQueries({ queryKey: memberQueryOptions(client, uuid).queryKey })
      await queryClient.invalidateQueries({ queryKey: memberQueries.lists })
    },
  })
}
