import { Trans, useLingui } from '@lingui/react/macro'
import type { Center } from '@repo/api-client/centers/show-center'
import type { Member } from '@repo/api-client/members/member'
import { dayIn } from '@repo/domain/day'
import { toastTimes } from '@repo/domain/limits'
import {
  formOfCreated,
  memberFormOf,
  newMemberForm,
  notMeasuredIn,
  readMemberForm,
  type MemberForm,
} from '@repo/domain/member-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { ErrorSummary } from '@repo/ui/error-summary'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { useSession } from '../../app/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { memberDraft } from './member-draft.ts'
import { MemberFields } from './member-fields.tsx'
import { MemberNotSaved, useSaveMember } from './member-mutations.ts'
import { useMemberFormWords } from './member-words.ts'

interface MemberFormDialogProps {
  center: Center
  member: Member | null
  onClose: () => void
  /** Opens the form again with what was typed, after a call that failed. */
  onReopen: (uuid: string | null) => void
  /** Reads the member again, after somebody else changed it. */
  onReload?: () => void
}

const FORM_ID = 'member-form'

const useMemberForm = (member: Member | null, system: 'metric' | 'english') => {
  const uuid = member?.uuid ?? null
  const { uuidUser: owner } = useSession()
  const [form, setForm] = useState<MemberForm>(() => {
    const draft = memberDraft.read(owner)
    if (draft !== null && draft.uuid === uuid) return draft.form
    return member === null ? newMemberForm(system) : memberFormOf(member, system)
  })
  useEffect(() => memberDraft.write(owner, { uuid, form }), [owner, uuid, form])
  return [form, (change: Partial<MemberForm>) => setForm((before) => ({ ...before, ...change }))] as const
}

/** Creates or edits a member. Faults stand at their fields and in a summary that takes the focus. */
export function MemberFormDialog({ center, member, onClose, onReopen, onReload }: MemberFormDialogProps) {
  const { t } = useLingui()
  const { uuidUser: owner } = useSession()
  const { measurementSystem: system, zone } = center
  const [openedAt] = useState(() => Date.now())
  const today = dayIn(zone, openedAt)
  const { labels, faultOf, errors } = useMemberFormWords(system)
  const [form, set] = useMemberForm(member, system)
  const [attempts, setAttempts] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const save = useSaveMember()
  // two submissions in one turn come before the button has been drawn busy
  const isSaving = useRef(false)
  const rules = { system, today, stored: member ?? undefined }
  const read = readMemberForm(form, rules)
  const faults = attempts > 0 && 'faults' in read ? read.faults : {}
  const code = member?.signInCode ?? null
  const failure = save.error instanceof MemberNotSaved ? save.error.error : null

  const close = () => {
    memberDraft.write(owner, null)
    onClose()
  }
  const saved = (title: string) => {
    toasts.show({ tone: 'success', title, duration: toastTimes.list })
    close()
  }
  /** The form closes as for any failure, and what was typed waits for it to be opened again. */
  const keepDraft = (title: string, created: string | null) => {
    const uuid = created ?? member?.uuid ?? null
    memberDraft.write(owner, { uuid, form: created === null ? form : formOfCreated(form, system) })
    const text = t`What you typed is kept.`
    const action = { label: t`Open again`, onSelect: () => onReopen(uuid) }
    toasts.show({ tone: 'danger', title, text, action, duration: toastTimes.standard })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts((count) => count + 1)
    if ('faults' in read || isSaving.current) return
    isSaving.current = true
    const { profile, measures } = read
    save.mutate(
      { uuid: member?.uuid ?? null, version: member?.version ?? null, profile, measures },
      {
        onSuccess: () => saved(member === null ? t`User created successfully` : t`User updated successfully`),
        onError: (error) => {
          if (!(error instanceof MemberNotSaved)) return
          if (error.error === 'general' || error.error === 'partial') keepDraft(errors[error.error], error.created)
        },
        onSettled: () => {
          isSaving.current = false
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      size="l"
      title={member === null ? t`Add user` : t`Edit user`}
      closeLabel={t`Close`}
      dismissible={false}
      footer={
        <>
          <Button tone="ghost" onClick={close}>
            {t`Cancel`}
          </Button>
          <Button type="submit" tone="accent" form={FORM_ID} loading={save.isPending}>
            {member === null ? t`Add user` : t`Save changes`}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={element} onSubmit={submit} noValidate>
        <Stack gap="l">
          {failure === 'already-linked' && (
            <Banner tone="danger" announce>
              {errors[failure]}
            </Banner>
          )}
          {failure === 'changed-meanwhile' && (
            <Banner
              tone="danger"
              announce
              action={
                <Button
                  size="s"
                  tone="neutral"
                  onClick={() => {
                    memberDraft.write(owner, null)
                    onReload?.()
                  }}
                >
                  {t`Show the changes`}
                </Button>
              }
            >
              {errors[failure]}
            </Banner>
          )}
          <ErrorSummary
            title={t`Check these fields`}
            attempt={attempts}
            form={element}
            errors={Object.entries(faults).map(([field, fault]) => {
              const name = field as keyof MemberForm
              return { key: name, text: `${labels[name]}: ${faultOf(name, fault) ?? ''}` }
            })}
          />
          {code !== null && (
            <Text>
              <Trans>
                Sign-in code <strong>{code}</strong>: the user types it on the phone to join a class.
              </Trans>
            </Text>
          )}
          <MemberFields
            form={form}
            set={set}
            system={system}
            today={today}
            faults={faults}
            notMeasured={notMeasuredIn(form, rules)}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
