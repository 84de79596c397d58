import { Trans, useLingui } from '@lingui/react/macro'
import type { Center } from '@repo/api-client/center/show-center'
import type { Member } from '@repo/api-client/members/member'
import { MemberNotSaved, type SavedMember } from '@repo/api-client/members/save-member'
import { spokenSignInCode } from '@repo/domain/classes/sign-in-code'
import {
  formOfCreated,
  memberFormOf,
  newMemberForm,
  notMeasuredIn,
  type ReadMember,
  readMemberForm,
} from '@repo/domain/people/member-form'
import { dayIn } from '@repo/domain/time/day'
import { toastTimes } from '@repo/domain/time/durations'
import { Banner } from '@repo/ui/banner'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import { toasts } from '../../app/toasts.ts'
import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { useDraftToast } from '../../lib/form/use-draft-toast.ts'
import { useForm } from '../../lib/form/use-form.ts'
import { MemberFields } from './member-fields.tsx'
import { useMemberFormLabels } from './member-form-labels.ts'
import { PrivacyFields } from './privacy-fields.tsx'
import { ResultMails } from './result-mails.tsx'
import { type SavedUser, useSaveMember } from './use-save-member.ts'

export const MEMBER_DRAFT = 'member'

interface MemberFormDialogProps {
  center: Center
  member: Member | null
  onClose: () => void
  /** Reopens the form with its content after a failed call. */
  onReopen: (uuid: string | null) => void
  onShowCode: (uuid: string) => void
  onReload?: () => void
}

function StoredMember({ center, member }: { center: Center; member: Member }) {
  const { signInCode: code } = member
  return (
    <>
      {code !== null && (
        <Text>
          <Trans>
            Sign-in code <strong>{code}</strong>. The user enters it on their phone to join a class.
          </Trans>
        </Text>
      )}
      <ResultMails center={center} member={member} />
    </>
  )
}

const NO_CHANGE = { privacy: {} }

/** Only what changed, so that a recorded consent keeps its day. */
const privacyChangeOf = ({ privacy }: ReadMember, member: Member | null): Pick<SavedMember, 'privacy' | 'ceiling'> => {
  const stored = member?.privacy
  const { visibilityAtMost, ceiling, hasGuardianConsent } = privacy
  const hadConsent = (stored?.guardianConsentAt ?? null) !== null
  return {
    privacy: {
      ...(visibilityAtMost === (stored?.visibilityAtMost ?? null) ? {} : { visibilityAtMost }),
      ...(hasGuardianConsent === hadConsent ? {} : { hasGuardianConsent }),
    },
    ...(ceiling === (stored?.ceiling ?? null) ? {} : { ceiling }),
  }
}

const useCreatedToast = (onShowCode: (uuid: string) => void) => {
  const { t } = useLingui()
  return ({ uuid, signInCode }: SavedUser): void => {
    const title = t`User created successfully`
    if (signInCode === null) {
      toasts.show({ tone: 'success', title, duration: toastTimes.list })
      return
    }
    const code = spokenSignInCode(signInCode)
    const action = { label: t`Show code`, onSelect: () => onShowCode(uuid) }
    toasts.show({ tone: 'success', title, text: t`Sign-in code: ${code}`, action, duration: toastTimes.standard })
  }
}

export function MemberFormDialog({ center, member, onClose, onReopen, onShowCode, onReload }: MemberFormDialogProps) {
  const { t } = useLingui()
  const { measurementSystem: system, zone } = center
  const [today] = useState(() => dayIn(zone, Date.now()))
  const { fields, errors } = useMemberFormLabels()
  const rules = { system, today, stored: member ?? undefined }
  const uuid = member?.uuid ?? null
  const form = useForm({
    first: () => (member === null ? newMemberForm(system) : memberFormOf(member, system)),
    read: (typed) => readMemberForm(typed, rules),
    words: fields,
    draft: { name: MEMBER_DRAFT, of: uuid, version: member?.version ?? null },
  })
  // a deployment without it sends none
  const hasPrivacy = member === null || member.privacy !== undefined
  const showDraftToast = useDraftToast()
  const showCreated = useCreatedToast(onShowCode)
  const save = useSaveMember()
  const failure = save.error instanceof MemberNotSaved ? save.error.error : null

  const saved = (user: SavedUser) => {
    if (member === null) showCreated(user)
    else toasts.show({ tone: 'success', title: t`User updated successfully`, duration: toastTimes.list })
    form.forget()
    onClose()
  }
  /** Closes the form. The draft remains. */
  const failed = (error: unknown) => {
    if (!(error instanceof MemberNotSaved) || !(error.error === 'general' || error.error === 'partial')) return
    const { created } = error
    if (created !== null) form.keep(created, formOfCreated(form.typed, system))
    showDraftToast(errors[error.error], () => onReopen(created ?? uuid))
    onClose()
  }
  const submit = (read: ReadMember) =>
    save.mutateAsync(
      { uuid, version: form.version ?? null, ...read, ...(hasPrivacy ? privacyChangeOf(read, member) : NO_CHANGE) },
      { onSuccess: saved, onError: failed },
    )
  return (
    <FormDialog
      form={form}
      size="l"
      title={member === null ? t`Add user` : t`Edit user`}
      submit={member === null ? t`Add user` : t`Save changes`}
      onSubmit={submit}
      onClose={onClose}
      saving={save}
      onReload={onReload}
      notice={
        failure === 'already-linked' && (
          <Banner tone="danger" announce>
            {errors[failure]}
          </Banner>
        )
      }
      about={['email']}
    >
      {member !== null && <StoredMember center={center} member={member} />}
      <MemberFields
        form={form}
        uuid={uuid}
        system={system}
        today={today}
        notMeasured={notMeasuredIn(form.typed, rules)}
      />
      {hasPrivacy && <PrivacyFields form={form} stored={member?.privacy} zone={zone} />}
    </FormDialog>
  )
}
