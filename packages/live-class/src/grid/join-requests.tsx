import { useLingui } from '@lingui/react/macro'
import { answerJoinRequest } from '@repo/api-client/classes/participants'
import { joinRequestsQueryOptions } from '@repo/api-client/classes/queries'
import type { Client } from '@repo/api-client/core/client'
import type { RequestAnswer } from '@repo/domain/classes/second-phone'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'

interface JoinRequestsProps {
  client: Client
  control: ClassControl
  classUuid: string
}

export function JoinRequests({ client, control, classUuid }: JoinRequestsProps) {
  const { t } = useLingui()
  const count = useStore(control.store, ({ wall }) => wall.packet?.joinRequests ?? 0)
  const queryClient = useQueryClient()
  const options = joinRequestsQueryOptions(client, classUuid, count)
  const requests = useQuery(options)
  const answering = useMutation({
    mutationFn: (body: { request: string; answer: RequestAnswer }) =>
      client.call(answerJoinRequest, { params: { uuid: classUuid }, body }),
    // the refetched list shows what is still pending
    onSettled: () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
  })
  const answer = (request: string, given: RequestAnswer) => answering.mutate({ request, answer: given })
  if (count === 0) return null
  return (requests.data ?? []).map(({ uuid, pseudonym }) => (
    <Banner
      key={uuid}
      tone="warning"
      announce
      title={t`A second phone wants to continue as ${pseudonym}`}
      action={
        <Inline gap="s">
          <Button size="s" tone="accent" onClick={() => answer(uuid, 'confirm')}>{t`Allow`}</Button>
          <Button size="s" tone="neutral" onClick={() => answer(uuid, 'refuse')}>{t`Deny`}</Button>
        </Inline>
      }
    >
      {t`Check with ${pseudonym} before you allow it.`}
    </Banner>
  ))
}
