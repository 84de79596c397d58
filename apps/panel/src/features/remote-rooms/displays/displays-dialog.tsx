import { useLingui } from '@lingui/react/macro'
import { displaysQueryOptions } from '@repo/api-client/displays/queries'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { ErrorState } from '@repo/ui/error-state'
import { Heading } from '@repo/ui/heading'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { usePublicUrl } from '../../../app/session-store.ts'
import { ConfirmAction } from '../../../lib/confirm-action.tsx'
import { PairingForm } from './pairing-form.tsx'
import { useUnpairDisplay } from './use-displays.ts'
import { usePairingForm } from './use-pairing-form.ts'

interface Display {
  readonly uuid: string
  readonly name: string
}

function UnpairDisplay({ display, onClose }: { display: Display; onClose: () => void }) {
  const { t } = useLingui()
  const { name } = display
  return (
    <ConfirmAction
      title={t`Unpair ${name}?`}
      text={t`The screen shows no more classes until it is paired again.`}
      label={t`Unpair`}
      action={useUnpairDisplay(display.uuid)}
      onClose={onClose}
    />
  )
}

/** Pairs a wall by the code it shows, and lists those that are paired. */
export function DisplaysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useServices()
  const publicUrl = usePublicUrl()
  const displays = useQuery(displaysQueryOptions(client))
  const [leaving, setLeaving] = useState<Display | null>(null)
  const form = usePairingForm()
  const close = () => {
    form.forget()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t`Displays`}
      description={t`Open ${publicUrl}/live/ on the screen of the room and enter the code it shows.`}
      closeLabel={t`Close`}
      dismissible={!form.isTouched}
    >
      <Stack gap="xl">
        <PairingForm form={form} />
        {displays.isError && (
          <ErrorState
            title={t`Could not load the displays`}
            action={<Button onClick={() => void displays.refetch()}>{t`Try again`}</Button>}
          />
        )}
        {displays.data !== undefined && displays.data.length > 0 && (
          <Stack gap="s">
            <Heading level={3} size="s">
              {t`Paired displays`}
            </Heading>
            <Stack gap="xs" as="ul">
              {displays.data.map(({ uuid, name }) => (
                <li key={uuid}>
                  <Inline justify="between" wrap={false}>
                    <Text>{name}</Text>
                    <IconButton icon="trash" label={t`Unpair ${name}`} onClick={() => setLeaving({ uuid, name })} />
                  </Inline>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
      {leaving !== null && <UnpairDisplay display={leaving} onClose={() => setLeaving(null)} />}
    </Dialog>
  )
}
