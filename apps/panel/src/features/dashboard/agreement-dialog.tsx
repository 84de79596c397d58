import { useLingui } from '@lingui/react/macro'
import { acceptAgreement } from '@repo/api-client/center/update-center'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { sessionKeeper, useSession, useSessionStore } from '../../app/session/session-store.ts'
import { useSaved } from '../../lib/use-saved.ts'

/** Also stored for other tabs and reloads. */
const noteAccepted = (): void => {
  const accepted = { showAgreement: false }
  useSessionStore.setState(({ session }) => ({ session: session === null ? null : { ...session, ...accepted } }))
  const stored = sessionKeeper.current()
  if (stored !== null) sessionKeeper.replace({ ...stored, ...accepted })
}

/** Shown on every load until an administrator accepts. */
export function AgreementDialog() {
  const { t } = useLingui()
  const { client } = useServices()
  const { showAgreement, permissions } = useSession()
  const [isLater, setIsLater] = useState(false)
  const accept = useSaved(
    async () => {
      await client.call(acceptAgreement, { body: { hostname: location.hostname } })
      noteAccepted()
    },
    { invalidates: [], notice: () => t`Agreement accepted` },
  )
  if (!showAgreement || isLater || !permissions.includes('center_information_show')) return null
  const later = () => setIsLater(true)
  return (
    <Dialog
      open
      onOpenChange={later}
      title={t`Usage agreement`}
      description={t`You only accept it once for your center.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button tone="ghost" onClick={later}>
            {t`Later`}
          </Button>
          <Button tone="accent" loading={accept.isPending} onClick={() => accept.mutate()}>
            {t`Accept`}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Text>{t`Heart rate is health data, and your center is responsible for it. Members consent before they train, and you erase their data when they ask you to.`}</Text>
        <Text>{t`Only staff who need one get an account. No one shares a password, and anyone who leaves loses access.`}</Text>
        <Text>{t`These numbers are a training aid. They aren't medical advice and don't replace it.`}</Text>
      </Stack>
    </Dialog>
  )
}
