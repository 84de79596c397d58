import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import type { Room } from '@repo/api-client/rooms/room'
import type { DisplayForm } from '@repo/domain/displays/display-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { SelectField } from '@repo/ui/select-field'
import { TextField } from '@repo/ui/text-field'
import { useId } from 'react'

import { FormBody } from '../../../lib/form/form-body.tsx'
import { usePairDisplay } from './use-displays.ts'
import type { usePairingForm } from './use-pairing-form.ts'

interface PairingFormProps {
  form: ReturnType<typeof usePairingForm>
  rooms: readonly Pick<Room, 'uuid' | 'name'>[]
}

export function PairingForm({ form, rooms }: PairingFormProps) {
  const { t } = useLingui()
  const id = useId()
  const pair = usePairDisplay()
  const submit = async (read: DisplayForm) => {
    await pair.mutateAsync(read)
    form.reset()
  }
  const refusal =
    pair.error instanceof ApiError && pair.error.message !== ''
      ? pair.error.message
      : t`An error occurred, please try again later.`
  const notice = (
    <>
      {pair.isError && (
        <Banner tone="danger" announce>
          {refusal}
        </Banner>
      )}
      {pair.isSuccess && (
        <Banner tone="success" announce>
          {t`The display is paired.`}
        </Banner>
      )}
    </>
  )
  return (
    <FormBody form={form} id={id} notice={notice} onSubmit={submit}>
      <TextField {...form.text('code')} inputMode="numeric" autoComplete="off" />
      <TextField {...form.text('name')} hint={t`For example, Main display`} autoComplete="off" />
      {rooms.length > 0 && (
        <SelectField
          {...form.text('roomUuid')}
          placeholder={t`Ask on the display`}
          options={rooms.map(({ uuid, name }) => ({ value: uuid, label: name }))}
        />
      )}
      <Button type="submit" tone="accent" icon="link" loading={form.isSaving}>
        {t`Pair display`}
      </Button>
    </FormBody>
  )
}
