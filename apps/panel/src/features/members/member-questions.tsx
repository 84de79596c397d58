import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { eraseMember } from '@repo/api-client/members/erase-member'
import type { MemberRow } from '@repo/api-client/members/member'
import { memberQueries } from '@repo/api-client/members/queries'
import { unbanMember } from '@repo/api-client/members/unban-member'
import { unlinkMember } from '@repo/api-client/members/unlink-member'
import { unlinkMembers } from '@repo/api-client/members/unlink-members'
import { toastTimes } from '@repo/domain/rhythms'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'
import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { ConfirmTyped } from '../../lib/confirm-typed.tsx'
import { useSaved } from '../../lib/use-saved.ts'
import { memberName } from './member-name.ts'

interface QuestionProps {
  member: MemberRow
  onClose: () => void
}

interface GoingProps extends QuestionProps {
  /** The member is no longer in the list. */
  onDone: () => void
}

const useListChange = (call: () => Promise<unknown>, told: string) =>
  useSaved(call, {
    invalidates: [memberQueries.lists],
    told: () => told,
    failed: (error, general) =>
      error instanceof ApiError && error.code === 'member-in-class' ? error.message : general,
    duration: toastTimes.list,
  })

/** Before a member is taken out of the center. */
export function DeleteMember({ member, ...ways }: GoingProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch: branch } = useSession()
  const { uuid } = member
  const name = memberName(member)
  return (
    <ConfirmAction
      title={t({ message: `Delete ${name}?`, context: 'person' })}
      text={t`The user leaves your center and can no longer join classes. Past trainings are kept. Adding the same email brings the user back.`}
      label={t`Delete`}
      action={useListChange(() => client.call(unlinkMember, { params: { branch, uuid } }), t`User deleted`)}
      {...ways}
    />
  )
}

interface DeleteSelectedProps {
  uuids: readonly string[]
  onDone: () => void
  onClose: () => void
}

/** Before several members are taken out at once. */
export function DeleteSelected({ uuids, ...ways }: DeleteSelectedProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch: branch } = useSession()
  const count = uuids.length
  const unlink = useListChange(
    () => client.call(unlinkMembers, { params: { branch }, body: { uuids } }),
    t`${plural(count, { one: '# user deleted', other: '# users deleted' })}`,
  )
  return (
    <ConfirmAction
      title={t`${plural(count, { one: 'Delete the selected user?', other: 'Delete the # selected users?' })}`}
      text={t`They leave your center and can no longer join classes. Past trainings are kept.`}
      label={t`Delete`}
      action={unlink}
      {...ways}
    />
  )
}

/** Before a member who was removed from rooms may join again. */
export function UnbanMember({ member, onClose }: QuestionProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const body = { uuid: member.uuid }
  return (
    <ConfirmAction
      tone="accent"
      title={t`Lift the ban of ${{ name: memberName(member) }}?`}
      text={t`The user can join classes in every room again.`}
      label={t`Lift the ban`}
      action={useListChange(() => client.call(unbanMember, { body }), t`User reinstated`)}
      onClose={onClose}
    />
  )
}

/** Before everything about a member is erased; the e-mail must be typed, since nothing brings it back. */
export function EraseMember({ member, ...ways }: GoingProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuid, email } = member
  return (
    <ConfirmTyped
      title={t`Erase all data of ${{ name: memberName(member) }}?`}
      text={t`Profile, heart-rate records, weights and bans are erased for good. Trainings stay in the center's statistics without a name. Nobody can undo this.`}
      label={t`Erase`}
      action={useListChange(() => client.call(eraseMember, { params: { uuid } }), t`The data was erased`)}
      expected={email}
      differs={t`The email does not match`}
      {...ways}
    />
  )
}
