import { useLingui } from '@lingui/react/macro'
import type { Member } from '@repo/api-client/members/member'
import { memberQueryOptions } from '@repo/api-client/members/queries'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { ErrorState } from '@repo/ui/error-state'
import { Inline } from '@repo/ui/inline'
import { Spinner } from '@repo/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { MemberFormDialog } from './member-form-dialog.tsx'

interface MemberDialogProps {
  /** Null creates a member. */
  uuid: string | null
  onClose: () => void
  onReopen: (uuid: string | null) => void
}

/** The form of a new member, or of one fetched as it is now. */
export function MemberDialog({ uuid, ...ways }: MemberDialogProps) {
  if (uuid === null) return <MemberFormDialog member={null} {...ways} />
  return <EditedMember uuid={uuid} {...ways} />
}

function EditedMember({ uuid, onClose, onReopen }: MemberDialogProps & { uuid: string }) {
  const { t } = useLingui()
  const { client } = useServices()
  const query = useQuery(memberQueryOptions(client, uuid))
  const [opened, setOpened] = useState<Member | null>(null)
  // a form opens with what is stored now, and keeps to that: a refetch under it would hide what somebody else changed
  if (opened === null && query.isFetchedAfterMount && query.data !== undefined) setOpened(query.data)
  const reload = async () => {
    const { data } = await query.refetch()
    if (data !== undefined) setOpened(data)
  }
  if (opened !== null) {
    return (
      <MemberFormDialog
        key={opened.version}
        member={opened}
        onClose={onClose}
        onReopen={onReopen}
        onReload={() => void reload()}
      />
    )
  }
  return (
    <Dialog open onOpenChange={onClose} title={t`Edit user`} closeLabel={t`Close`}>
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
