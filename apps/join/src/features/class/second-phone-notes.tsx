import { useLingui } from '@lingui/react/macro'
import type { JoinedClass, Strap } from '@repo/domain/classes/phone-life'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { usePhoneStore } from '../../app/phone-store.ts'
import { answerRequest } from '../../app/run-confirmation.ts'

function RequestNote({ joined, request }: { joined: JoinedClass; request: string }) {
  const { t } = useLingui()
  return (
    <Banner tone="warning" announce title={t`Another phone wants to continue as ${{ pseudonym: joined.pseudonym }}`}>
      <Stack gap="s">
        {t`If it's yours, this phone will stop measuring.`}
        <Inline gap="s">
          <Button tone="accent" size="s" onClick={() => void answerRequest(joined.token, request, 'confirm')}>
            {t`It's mine`}
          </Button>
          <Button tone="neutral" size="s" onClick={() => void answerRequest(joined.token, request, 'refuse')}>
            {t`Not mine`}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  )
}

export function SecondPhoneNotes({ joined, strap }: { joined: JoinedClass; strap: Strap }) {
  const { t } = useLingui()
  const request = useNumbersStore(({ own }) => own?.joinRequest ?? null)
  const tookOver = usePhoneStore((state) => state.tookOver)
  if (request !== null) return <RequestNote joined={joined} request={request} />
  if (!tookOver || strap.state !== 'none') return null
  return (
    <Banner tone="info" announce>
      {t`You're continuing here; your other phone was disconnected. Connect your strap to this one.`}
    </Banner>
  )
}
