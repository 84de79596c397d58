import { createActionKeys } from '@repo/api-client/core/idempotency-keys'
import { memberQueries, memberQueryOptions } from '@repo/api-client/members/queries'
import { type SavedMember, saveMember } from '@repo/api-client/members/save-member'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../app/services-context.ts'

export const useSaveMember = () => {
  const { client } = useServices()
  const queryClient = useQueryClient()
  const [keys] = useState(createActionKeys)
  return useMutation({
    mutationFn: (member: SavedMember) => saveMember(client, member, keys),
    onSettled: async (_, __, { uuid }) => {
      if (uuid !== null) await queryClient.invalidateQueries({ queryKey: memberQueryOptions(client, uuid).queryKey })
      await queryClient.invalidateQueries({ queryKey: memberQueries.lists })
    },
  })
}
