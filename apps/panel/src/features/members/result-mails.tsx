import { useLingui } from '@lingui/react/macro'
import type { Center } from '@repo/api-client/center/show-center'
import type { Member } from '@repo/api-client/members/member'
import { withdrawResultMails } from '@repo/api-client/members/member-endpoints'
import { memberQueryOptions } from '@repo/api-client/members/queries'
import { formatDay } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import { useLocale } from '../../app/locale/use-locale.ts'
import { useServices } from '../../app/services-context.ts'
import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { useSaved } from '../../lib/use-saved.ts'

interface WithdrawProps {
  uuid: string
  onDone: () => void
  onClose: () => void
}

function Withdraw({ uuid, onDone, onClose }: WithdrawProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const withdraw = useSaved(() => client.call(withdrawResultMails, { params: { uuid } }), {
    invalidates: [memberQueryOptions(client, uuid).queryKey],
    notice: () => t`Results will no longer be emailed`,
  })
  return (
    <ConfirmAction
      title={t`Stop emailing results?`}
      text={t`Only the user can turn them back on, from their phone during a class.`}
      label={t`Stop emails`}
      action={withdraw}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

interface ResultMailsProps {
  center: Center
  member: Pick<Member, 'uuid' | 'resultMailsSince'>
}

export function ResultMails({ center: { zone }, member: { uuid, resultMailsSince } }: ResultMailsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [isAsking, setIsAsking] = useState(false)
  // the form's member isn't refetched
  const [isWithdrawn, setIsWithdrawn] = useState(false)
  if (resultMailsSince === null || isWithdrawn) {
    return <Text tone="muted">{t`Challenge results aren't sent by email. The user hasn't asked for them.`}</Text>
  }
  const day = formatDay(dayIn(zone, resultMailsSince.getTime()), locale)
  return (
    <Inline gap="m" justify="between">
      <Text>{t`Challenge results are sent by email. The user agreed on ${day}.`}</Text>
      <Button size="s" onClick={() => setIsAsking(true)}>
        {t`Stop emails`}
      </Button>
      {isAsking && <Withdraw uuid={uuid} onDone={() => setIsWithdrawn(true)} onClose={() => setIsAsking(false)} />}
    </Inline>
  )
}
