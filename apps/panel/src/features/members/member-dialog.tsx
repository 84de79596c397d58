import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { Center } from '@repo/api-client/center/show-center'
import { memberQueries, memberQueryOptions } from '@repo/api-client/members/queries'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { useOpened } from '../../lib/form/use-opened.ts'
import { WaitingDialog } from '../../lib/form/waiting-dialog.tsx'
import { MEMBER_DRAFT, MemberFormDialog } from './member-form-dialog.tsx'

interface MemberDialogProps {
  /** Null creates a member. */
  uuid: string | null
  onClose: () => void
  onReopen: (uuid: string | null) => void
  /** Shows a new member's sign-in code. */
  onShowCode: (uuid: string) => void
}

export function MemberDialog({ uuid, ...ways }: MemberDialogProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const center = useQuery(centerQueryOptions(client, useSession().uuidBranch))
  const waiting = { title: uuid === null ? t`Add user` : t`Edit user`, failed: t`Couldn't load the user` }
  if (center.data === undefined) return <WaitingDialog {...waiting} query={center} onClose={ways.onClose} />
  if (uuid === null) return <MemberFormDialog center={center.data} member={null} {...ways} />
  return <EditedMember center={center.data} uuid={uuid} waiting={waiting} {...ways} />
}

interface EditedMemberProps extends MemberDialogProps {
  center: Center
  uuid: string
  waiting: { title: string; failed: string }
}

function EditedMember({ center, uuid, waiting, onClose, onReopen, onShowCode }: EditedMemberProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const query = useQuery(memberQueryOptions(client, uuid))
  const { opened, reload } = useOpened(query, {
    draft: MEMBER_DRAFT,
    notice: t`Someone else removed this user from the center.`,
    invalidates: memberQueries.lists,
    onClose,
  })
  if (opened === null) return <WaitingDialog {...waiting} query={query} onClose={onClose} />
  const ways = { onClose, onReopen, onShowCode, onReload: reload }
  return <MemberFormDialog key={opened.version} center={center} member={opened} {...ways} />
}
