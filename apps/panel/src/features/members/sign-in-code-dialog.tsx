import { useLingui } from '@lingui/react/macro'
import { memberQueryOptions } from '@repo/api-client/members/queries'
import { memberJoinAddress, spokenSignInCode } from '@repo/domain/classes/sign-in-code'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { QrCode } from '@repo/ui/qr-code'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { usePublicUrl } from '../../app/session/session-store.ts'
import { WaitingDialog } from '../../lib/form/waiting-dialog.tsx'
import { useCopyText } from '../../lib/use-copy-text.ts'
import { memberName } from './member-list-labels.ts'

export function SignInCodeDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useServices()
  const publicUrl = usePublicUrl()
  const copy = useCopyText()
  const member = useQuery(memberQueryOptions(client, uuid))
  const waiting = { title: t`Sign-in code`, failed: t`Couldn't load the user` }
  if (member.data === undefined) return <WaitingDialog {...waiting} query={member} onClose={onClose} />
  const { signInCode: code } = member.data
  const name = memberName(member.data)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Sign-in code of ${name}`}
      description={t`The user enters this code on their phone to join a class. The QR code opens the phone page with the code filled in.`}
      closeLabel={t`Close`}
      size="s"
    >
      {code === null ? (
        <Text tone="muted">{t`This user has no sign-in code.`}</Text>
      ) : (
        <Stack gap="l" align="center">
          <Text size="xl" weight="bold">
            {spokenSignInCode(code)}
          </Text>
          <QrCode
            value={memberJoinAddress(publicUrl, code)}
            label={t`QR code that opens the phone page with this sign-in code`}
            caption={`${publicUrl}/join`}
          />
          <Button icon="link" onClick={() => copy(code, t`Code copied`)}>
            {t`Copy code`}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}
