import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import type { Room } from '@repo/api-client/rooms/room'
import { emptyReceiverForm, readReceiverForm, type ReceiverForm } from '@repo/domain/rooms/receiver-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { TextField } from '@repo/ui/text-field'
import { useId } from 'react'

import { FormBody } from '../../../lib/form/form-body.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { usePairReceiver } from '../device-mutations.ts'

export const useReceiverForm = () => {
  const { t } = useLingui()
  const words = {
    code: { label: t`Code`, missing: t`Enter the code on the receiver` },
    name: { label: t`Name`, missing: t`Enter a name` },
  }
  return useForm({ first: () => emptyReceiverForm, read: readReceiverForm, words, draft: null })
}

interface PairReceiverFormProps {
  form: ReturnType<typeof useReceiverForm>
  room: Room
  onPaired: () => void
}

export function PairReceiverForm({ form, room, onPaired }: PairReceiverFormProps) {
  const { t } = useLingui()
  const pair = usePairReceiver(room)
  const submit = async (read: ReceiverForm) => {
    await pair.mutateAsync(read)
    form.reset()
    onPaired()
  }
  const refusal =
    pair.error instanceof ApiError && pair.error.message !== ''
      ? pair.error.message
      : t`An error occurred, please try again later.`
  const notice = pair.isError && (
    <Banner tone="danger" announce>
      {refusal}
    </Banner>
  )
  return (
    <FormBody form={form} id={useId()} notice={notice} onSubmit={submit}>
      <TextField
        {...form.text('code')}
        hint={t`Six digits on the receiver's page`}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField {...form.text('name')} hint={t`For example, Front left corner`} autoComplete="off" />
      <Button type="submit" tone="accent" icon="link" loading={form.isSaving}>
        {t`Pair receiver`}
      </Button>
    </FormBody>
  )
}
