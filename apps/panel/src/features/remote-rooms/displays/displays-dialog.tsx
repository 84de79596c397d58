import { useLingui } from '@lingui/react/macro'
import { displaysQueryOptions } from '@repo/api-client/displays/queries'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { ErrorState } from '@repo/ui/error-state'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { usePublicUrl } from '../../../app/session-store.ts'
import { ConfirmAction } from '../../../lib/confirm-action.tsx'
import { DisplayRow } from './display-row.tsx'
import { PairingForm } from './pairing-form.tsx'
import { useUnpairDisplay, type Display } from './use-displays.ts'
import { usePairingForm } from './use-pairing-form.ts'

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
            <Stack gap="m" as="ul">
              {displays.data.map((display) => (
                <li key={display.uuid}>
                  <DisplayRow display={display} onUnpair={() => setLeaving(display)} />
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
