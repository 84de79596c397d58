import { useLingui } from '@lingui/react/macro'
import { acceptAgreement } from '@repo/api-client/centers/update-center'
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
    { invalidates: [], told: () => t`Agreement accepted` },
  )
  if (!showAgreement || isLater || !permissions.includes('center_information_show')) return null
  const later = () => setIsLater(true)
  return (
    <Dialog
      open
      onOpenChange={later}
      title={t`Agreement of use`}
      description={t`You accept it once for your center.`}
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
        <Text>{t`Heart rates are health data. Your center is responsible for them: members agree before they train, and you erase what they ask you to erase.`}</Text>
        <Text>{t`Only staff who need it get an account. Nobody shares a password, and who leaves loses access.`}</Text>
        <Text>{t`The figures help to train. They are no medical advice and replace none.`}</Text>
      </Stack>
    </Dialog>
  )
}
