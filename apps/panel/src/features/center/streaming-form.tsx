import { useLingui } from '@lingui/react/macro'
import type { Center } from '@repo/api-client/center/show-center'
import {
  readStreamingForm,
  type StreamingFields,
  type StreamingForm as Typed,
} from '@repo/domain/center/streaming-form'
import { Badge } from '@repo/ui/badge'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Columns } from '@repo/ui/columns'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'
import { useState } from 'react'

import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { FormBody, type FormBodyProps } from '../../lib/form/form-body.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { useStreamingLabels } from './center-labels.ts'
import { useStreamingAccount } from './use-streaming-account.ts'

type Account = Center['streamingAccount']

const formOf = (account: Account): Typed => ({
  email: account?.email ?? '',
  accountId: account?.accountId ?? '',
  apiKey: account?.apiKey ?? '',
  secret: '',
})

/** The secret is write-only. */
export function StreamingForm({ center }: { center: Center }) {
  const { t } = useLingui()
  const account = center.streamingAccount
  const { save, remove, isIdle } = useStreamingAccount(account)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Stack gap="l">
      <Inline gap="s">
        <Badge tone={account === null ? 'neutral' : 'success'}>
          {account === null ? t`No credentials yet` : t`Credentials saved`}
        </Badge>
        <Text tone="muted" size="s">
          {t`From a server-to-server OAuth app in your Zoom account.`}
        </Text>
      </Inline>
      {account !== null && (account.accountId ?? null) === null && (
        <Banner tone="warning">{t`Classes can't be streamed without the account ID.`}</Banner>
      )}
      <Fields
        key={JSON.stringify(account)}
        account={account}
        isIdle={isIdle}
        saving={save}
        onSave={(fields) => save.mutateAsync(fields)}
        onDelete={() => setIsAsking(true)}
      />
      {isAsking && (
        <ConfirmAction
          title={t`Delete the video credentials?`}
          text={t`Classes can't be streamed until someone adds credentials again.`}
          label={t`Delete`}
          action={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  )
}

interface FieldsProps extends Pick<FormBodyProps<StreamingFields>, 'saving'> {
  account: Account
  isIdle: boolean
  onSave: (fields: StreamingFields) => Promise<unknown>
  onDelete: () => void
}

function Fields({ account, isIdle, saving, onSave, onDelete }: FieldsProps) {
  const { t } = useLingui()
  const form = useForm({
    first: () => formOf(account),
    read: readStreamingForm,
    words: useStreamingLabels(),
    // drafts must not contain a secret
    draft: null,
  })
  const save = async (fields: StreamingFields) => {
    await onSave(fields)
    form.reset()
  }
  return (
    <FormBody form={form} id="center-streaming" saving={saving} onSubmit={save}>
      <Columns min="menu" gap="l">
        <TextField {...form.text('email')} type="email" autoComplete="off" />
        <TextField {...form.text('accountId')} autoComplete="off" />
        <TextField {...form.text('apiKey')} autoComplete="off" />
        <TextField
          {...form.text('secret')}
          type="password"
          autoComplete="new-password"
          hint={account === null ? t`Stored encrypted. No one can view it again.` : t`Enter it again to make changes`}
          revealLabels={{ show: t`Show secret`, hide: t`Hide secret` }}
        />
      </Columns>
      <Inline justify="end" gap="s">
        {account !== null && (
          <Button tone="ghost" icon="trash" disabled={!isIdle} onClick={onDelete}>
            {t`Delete`}
          </Button>
        )}
        <Button type="submit" tone="accent" loading={form.isSaving} disabled={!isIdle && !form.isSaving}>
          {t`Save credentials`}
        </Button>
      </Inline>
    </FormBody>
  )
}
