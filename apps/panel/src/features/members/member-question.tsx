import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import { eraseMember, unbanMember, unlinkMember, unlinkMembers } from '@repo/api-client/members/member-endpoints'
import { memberQueries } from '@repo/api-client/members/queries'
import { toastTimes } from '@repo/domain/time/durations'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { ConfirmTyped } from '../../lib/confirm-typed.tsx'
import { useSaved } from '../../lib/use-saved.ts'
import type { MemberConfirmation } from './member-confirmation.ts'
import { memberName } from './member-list-labels.ts'
import { useTakeBack } from './use-take-back.ts'

const useQuestion = (asked: MemberConfirmation) => {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch: branch } = useSession()
  if (asked.kind === 'delete-selected') {
    const { uuids } = asked
    const count = uuids.length
    return {
      title: t`${plural(count, { one: 'Delete the selected user?', other: 'Delete the # selected users?' })}`,
      text: t`${plural(count, { one: 'The user will leave your center and can no longer join classes. Past sessions are kept.', other: "They'll leave your center and can no longer join classes. Past sessions are kept." })}`,
      label: t`Delete`,
      call: (keys: ActionKeys) => client.call(unlinkMembers, { params: { branch }, body: { uuids: [...uuids] }, keys }),
      notice: t`${plural(count, { one: '# user deleted', other: '# users deleted' })}`,
      gone: uuids,
    }
  }
  const { uuid } = asked.member
  const name = memberName(asked.member)
  switch (asked.kind) {
    case 'delete':
      return {
        title: t({ message: `Delete ${name}?`, context: 'person' }),
        text: t`They'll leave your center and can no longer join classes. Past sessions are kept. To restore them, add the same email again.`,
        label: t`Delete`,
        call: () => client.call(unlinkMember, { params: { branch, uuid } }),
        notice: t`User deleted`,
        gone: [uuid],
      }
    case 'unban':
      return {
        tone: 'accent' as const,
        title: t`Lift the ban on ${name}?`,
        text: t`They can join classes in every room again.`,
        label: t`Lift ban`,
        call: () => client.call(unbanMember, { body: { uuid } }),
        notice: t`User reinstated`,
        gone: [],
      }
    case 'erase':
      return {
        title: t`Erase all data for ${name}?`,
        text: t`Their profile, heart-rate records, weights, and bans will be permanently erased. Sessions stay in the center's statistics without a name. This can't be undone.`,
        label: t`Erase`,
        call: () => client.call(eraseMember, { params: { uuid } }),
        notice: t`Data erased`,
        gone: [uuid],
        // irreversible
        typed: { expected: asked.member.email, differs: t`The email doesn't match` },
      }
    default:
      return asked satisfies never
  }
}

interface MemberQuestionProps {
  asked: MemberConfirmation
  onGone: (uuids: readonly string[]) => void
  onClose: () => void
}

export function MemberQuestion({ asked, onGone, onClose }: MemberQuestionProps) {
  const { t } = useLingui()
  const { call, notice, gone, typed, ...words } = useQuestion(asked)
  const takeBack = useTakeBack(asked)
  const action = useSaved((_: void, keys): Promise<unknown> => call(keys), {
    invalidates: [memberQueries.lists],
    notice: () => notice,
    gone: () => t`This user no longer exists`,
    undo: () => takeBack,
    failed: (error, general) =>
      error instanceof ApiError && error.code === 'member-in-class' ? error.message : general,
    duration: toastTimes.list,
  })
  const question = { ...words, action, onDone: () => onGone(gone), onClose }
  return typed === undefined ? <ConfirmAction {...question} /> : <ConfirmTyped {...question} {...typed} />
}
