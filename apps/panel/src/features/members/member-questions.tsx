import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import type { MemberRow } from '@repo/api-client/members/member'
import { toastTimes } from '@repo/domain/limits'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { TextField } from '@repo/ui/text-field'
import { useState } from 'react'

import { toasts } from '../../app/toasts.ts'
import { useEraseMember, useUnbanMember, useUnlinkMembers } from './member-mutations.ts'
import { memberName } from './member-name.ts'

interface QuestionProps {
  member: MemberRow
  onClose: () => void
}

interface GoingProps extends QuestionProps {
  /** The member is no longer in the list. */
  onDone: () => void
}

const useTelling = () => {
  const { t } = useLingui()
  return {
    success: (title: string) => toasts.show({ tone: 'success', title, duration: toastTimes.list }),
    failure: (error: unknown) => {
      const known = error instanceof ApiError && error.code === 'member-in-class'
      const title = known ? error.message : t`An error occurred, please try again later.`
      toasts.show({ tone: 'danger', title })
    },
  }
}

/** Before a member is taken out of the center. */
export function DeleteMember({ member, onDone, onClose }: GoingProps) {
  const { t } = useLingui()
  const tell = useTelling()
  const unlink = useUnlinkMembers()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t({ message: `Delete ${memberName(member)}?`, context: 'person' })}
      description={t`The user leaves your center and can no longer join classes. Past trainings are kept. Adding the same email brings the user back.`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={unlink.isPending}
      onConfirm={() =>
        unlink.mutate([member.uuid], {
          onSuccess: () => {
            tell.success(t`User deleted`)
            onDone()
          },
          onError: tell.failure,
          onSettled: onClose,
        })
      }
    />
  )
}

interface DeleteSelectedProps {
  uuids: readonly string[]
  onDone: () => void
  onClose: () => void
}

/** Before several members are taken out at once. */
export function DeleteSelected({ uuids, onDone, onClose }: DeleteSelectedProps) {
  const { t } = useLingui()
  const tell = useTelling()
  const unlink = useUnlinkMembers()
  const count = uuids.length
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`${plural(count, { one: 'Delete the selected user?', other: 'Delete the # selected users?' })}`}
      description={t`They leave your center and can no longer join classes. Past trainings are kept.`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={unlink.isPending}
      onConfirm={() =>
        unlink.mutate(uuids, {
          onSuccess: () => {
            tell.success(t`${plural(count, { one: '# user deleted', other: '# users deleted' })}`)
            onDone()
          },
          onError: tell.failure,
          onSettled: onClose,
        })
      }
    />
  )
}

/** Before a member who was removed from rooms may join again. */
export function UnbanMember({ member, onClose }: QuestionProps) {
  const { t } = useLingui()
  const tell = useTelling()
  const unban = useUnbanMember()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="accent"
      title={t`Lift the ban of ${memberName(member)}?`}
      description={t`The user can join classes in every room again.`}
      confirmLabel={t`Lift the ban`}
      cancelLabel={t`Cancel`}
      busy={unban.isPending}
      onConfirm={() =>
        unban.mutate(member.uuid, {
          onSuccess: () => tell.success(t`User reinstated`),
          onError: tell.failure,
          onSettled: onClose,
        })
      }
    />
  )
}

/** Before everything about a member is erased; the e-mail must be typed, since nothing brings it back. */
export function EraseMember({ member, onDone, onClose }: GoingProps) {
  const { t } = useLingui()
  const tell = useTelling()
  const erase = useEraseMember()
  const [typed, setTyped] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const isSame = typed.trim().toLowerCase() === member.email.toLowerCase()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Erase all data of ${memberName(member)}?`}
      description={t`Profile, heart-rate records, weights and bans are erased for good. Trainings stay in the center's statistics without a name. Nobody can undo this.`}
      confirmLabel={t`Erase`}
      cancelLabel={t`Cancel`}
      busy={erase.isPending}
      onConfirm={() => {
        setIsChecked(true)
        if (!isSame) return
        erase.mutate(member.uuid, {
          onSuccess: () => {
            tell.success(t`The data was erased`)
            onDone()
          },
          onError: tell.failure,
          onSettled: onClose,
        })
      }}
    >
      <TextField
        label={t`Type ${member.email} to confirm`}
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
        error={isChecked && !isSame ? t`The email does not match` : undefined}
      />
    </ConfirmDialog>
  )
}
