import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { DescriptionList } from '@repo/ui/description-list'
import { Dialog } from '@repo/ui/dialog'
import { Stack } from '@repo/ui/stack'
import { TextField } from '@repo/ui/text-field'
import { useState } from 'react'

import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { useCopyText } from '../../lib/use-copy-text.ts'
import { useDeviceLabels } from './device-labels.ts'
import { useIssueKey, useRevokeKey } from './device-mutations.ts'

interface DeviceKeyDialogProps {
  room: Room
  zone: string
  onClose: () => void
}

function NewKey({ value }: { value: string }) {
  const { t } = useLingui()
  const copy = useCopyText()
  return (
    <Stack gap="m">
      <Banner tone="success" title={t`New key`} announce>
        {t`Copy it to the device now. You won't see it again.`}
      </Banner>
      <TextField label={t`Key`} value={value} onValueChange={() => null} readOnly />
      <Button icon="link" onClick={() => copy(value, t`Key copied`)}>
        {t`Copy key`}
      </Button>
    </Stack>
  )
}

export function DeviceKeyDialog({ room, zone, onClose }: DeviceKeyDialogProps) {
  const { t } = useLingui()
  const { momentOf } = useDeviceLabels(zone)
  const issue = useIssueKey(room)
  const revoke = useRevokeKey(room)
  const [asked, setRequested] = useState<'issue' | 'revoke' | null>(null)
  const { keyIssuedAt = null, lastSeenAt = null, version = null } = room.device ?? {}
  const hasKey = keyIssuedAt !== null
  const facts = [
    { key: 'issued', term: t`Key generated`, value: hasKey ? momentOf(keyIssuedAt) : '–' },
    { key: 'seen', term: t`Last seen`, value: lastSeenAt === null ? '–' : momentOf(lastSeenAt) },
    { key: 'ip', term: t`Local address`, value: room.daqIp ?? '–' },
    { key: 'version', term: t`Version`, value: version ?? '–' },
  ]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Device for ${{ name: room.name }}`}
      description={t`The device sends heart rates with its own key.`}
      closeLabel={t`Close`}
      // an outside click must not close a key that is shown once
      dismissible={issue.data === undefined}
      footer={
        <>
          {hasKey && (
            <Button tone="danger" onClick={() => setRequested('revoke')}>
              {t`Revoke key`}
            </Button>
          )}
          <Button
            tone="accent"
            loading={issue.isPending}
            onClick={() => (hasKey ? setRequested('issue') : issue.mutate())}
          >
            {hasKey ? t`Generate a new key` : t`Generate key`}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <DescriptionList items={facts} />
        {issue.data !== undefined && <NewKey value={issue.data.key} />}
      </Stack>
      {asked === 'issue' && (
        <ConfirmAction
          title={t`Generate a new key?`}
          text={t`The device stops sending until it has the new key.`}
          label={t`Generate a new key`}
          action={issue}
          onClose={() => setRequested(null)}
        />
      )}
      {asked === 'revoke' && (
        <ConfirmAction
          title={t`Revoke the key?`}
          text={t`The device stops sending right away. Any class in the room continues without it.`}
          label={t`Revoke key`}
          action={revoke}
          onDone={() => issue.reset()}
          onClose={() => setRequested(null)}
        />
      )}
    </Dialog>
  )
}
