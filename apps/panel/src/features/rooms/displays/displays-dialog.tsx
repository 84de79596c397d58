import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { ListedDisplay } from '@repo/api-client/displays/manage-displays'
import { displaysQueryOptions } from '@repo/api-client/displays/queries'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { usePublicUrl, useSession } from '../../../app/session/session-store.ts'
import { ConfirmAction } from '../../../lib/confirm-action.tsx'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { LoopbackNotice } from '../../../lib/loopback-notice.tsx'
import { useCopyText } from '../../../lib/use-copy-text.ts'
import { DisplayRow } from './display-row.tsx'
import { DisplaySettingsDialog } from './display-settings-dialog.tsx'
import { PairingForm } from './pairing-form.tsx'
import { useUnpairDisplay } from './use-displays.ts'
import { usePairingForm } from './use-pairing-form.ts'

function UnpairDisplay({ display, onClose }: { display: ListedDisplay; onClose: () => void }) {
  const { t } = useLingui()
  const { name } = display
  return (
    <ConfirmAction
      title={t`Unpair ${name}?`}
      text={t`The display won't show classes until it's paired again.`}
      label={t`Unpair`}
      action={useUnpairDisplay(display.uuid)}
      onClose={onClose}
    />
  )
}

/** Polling interval while waiting for a display to come online. In ms. */
const LOOK_EVERY_MS = 15_000

export function DisplaysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useServices()
  const address = `${usePublicUrl()}/live/`
  const copy = useCopyText()
  const { uuidBranch } = useSession()
  const rooms = useQuery(centerQueryOptions(client, uuidBranch)).data?.rooms ?? []
  const displays = useQuery({ ...displaysQueryOptions(client), refetchInterval: LOOK_EVERY_MS })
  const [leaving, setLeaving] = useState<ListedDisplay | null>(null)
  const [changing, setChanging] = useState<ListedDisplay | null>(null)
  const form = usePairingForm()
  const roomNames = new Map(rooms.map(({ uuid, name }) => [uuid, name]))
  const close = () => {
    form.forget()
    onClose()
  }
  /** Refetches first, because a display can choose its room itself. */
  const change = async (display: ListedDisplay): Promise<void> => {
    const { data } = await displays.refetch()
    setChanging(data?.find(({ uuid }) => uuid === display.uuid) ?? display)
  }
  if (changing !== null) {
    const now = displays.data?.find(({ uuid }) => uuid === changing.uuid) ?? changing
    return <DisplaySettingsDialog display={now} rooms={rooms} onClose={() => setChanging(null)} />
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t`Displays`}
      description={t`Open ${address} on the room's display, then enter the code it shows.`}
      closeLabel={t`Close`}
      dismissible={!form.isTouched}
    >
      <Stack gap="xl">
        <LoopbackNotice />
        <Button icon="link" size="s" onClick={() => copy(address, t`Address copied`)}>
          {t`Copy address`}
        </Button>
        <PairingForm form={form} rooms={rooms} />
        {displays.isError && <LoadFailure title={t`Couldn't load displays`} onRetry={() => displays.refetch()} />}
        {displays.data !== undefined && displays.data.length > 0 && (
          <Stack gap="s">
            <Heading level={3} size="s">
              {t`Paired displays`}
            </Heading>
            <Stack gap="m" as="ul">
              {displays.data.map((display) => (
                <li key={display.uuid}>
                  <DisplayRow
                    display={display}
                    roomNames={roomNames}
                    now={displays.dataUpdatedAt}
                    onChange={() => void change(display)}
                    onUnpair={() => setLeaving(display)}
                  />
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
