import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import type { DisplayForm } from '@repo/domain/displays/display-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { TextField } from '@repo/ui/text-field'
import { useId } from 'react'

import { FormBody } from '../../../lib/form/form-body.tsx'
import { usePairDisplay } from './use-displays.ts'
import type { usePairingForm } from './use-pairing-form.ts'

export function PairingForm({ form }: { form: ReturnType<typeof usePairingForm> }) {
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
      <Button type="submit" tone="accent" icon="link" loading={form.isSaving}>
        {t`Pair display`}
      </Button>
    </FormBody>
  )
}
