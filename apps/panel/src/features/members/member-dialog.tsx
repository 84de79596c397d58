import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/centers/queries'
import type { Center } from '@repo/api-client/centers/show-center'
import { ApiError } from '@repo/api-client/core/api-error'
import type { Member } from '@repo/api-client/members/member'
import { memberQueries, memberQueryOptions } from '@repo/api-client/members/queries'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { ErrorState } from '@repo/ui/error-state'
import { Inline } from '@repo/ui/inline'
import { Spinner } from '@repo/ui/spinner'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { formDraft } from '../../lib/form/form-draft.ts'
import { MEMBER_DRAFT, MemberFormDialog } from './member-form-dialog.tsx'

interface MemberDialogProps {
  /** Null creates a member. */
  uuid: string | null
  onClose: () => void
  onReopen: (uuid: string | null) => void
}

/** The form of a new member, or of one fetched as it is now; it waits for the center, whose units it speaks. */
export function MemberDialog({ uuid, ...ways }: MemberDialogProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const center = useQuery(centerQueryOptions(client, useSession().uuidBranch))
  const title = uuid === null ? t`Add user` : t`Edit user`
  if (center.data === undefined) return <Waiting title={title} query={center} onClose={ways.onClose} />
  if (uuid === null) return <MemberFormDialog center={center.data} member={null} {...ways} />
  return <EditedMember center={center.data} uuid={uuid} title={title} {...ways} />
}

interface EditedMemberProps extends MemberDialogProps {
  center: Center
  uuid: string
  title: string
}

function EditedMember({ center, uuid, title, onClose, onReopen }: EditedMemberProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const queryClient = useQueryClient()
  const query = useQuery(memberQueryOptions(client, uuid))
  const [opened, setOpened] = useState<Member | null>(null)
  const isGone = query.error instanceof ApiError && query.error.status === 404
  useEffect(() => {
    if (!isGone) return
    // nothing typed for somebody who is gone can be saved, nor should it open the form again
    formDraft(MEMBER_DRAFT).forget()
    toasts.show({ tone: 'warning', title: t`Somebody else has taken this user out of the center.` })
    void queryClient.invalidateQueries({ queryKey: memberQueries.lists })
    onClose()
  }, [isGone, onClose, queryClient, t])
  // a form opens with what is stored now, and keeps to that: a refetch under it would hide what somebody else changed
  if (opened === null && query.isFetchedAfterMount && query.data !== undefined && !isGone) setOpened(query.data)
  const reload = async () => {
    const { data } = await query.refetch()
    if (data !== undefined) setOpened(data)
  }
  if (opened === null) return <Waiting title={title} query={query} onClose={onClose} />
  return (
    <MemberFormDialog
      key={opened.version}
      center={center}
      member={opened}
      onClose={onClose}
      onReopen={onReopen}
      onReload={() => void reload()}
    />
  )
}

interface WaitingProps {
  title: string
  query: { readonly isError: boolean; readonly refetch: () => Promise<unknown> }
  onClose: () => void
}

/** Stands where the form will be. */
function Waiting({ title, query, onClose }: WaitingProps) {
  const { t } = useLingui()
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t`Close`}>
      {query.isError ? (
        <ErrorState
          title={t`Could not load the user`}
          action={<Button onClick={() => void query.refetch()}>{t`Try again`}</Button>}
        />
      ) : (
        <Inline justify="center">
          <Spinner size="l" label={t`Loading`} />
        </Inline>
      )}
    </Dialog>
  )
}
