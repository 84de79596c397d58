import type { JoinedClass } from '@repo/domain/classes/phone-life'
import { Stack } from '@repo/ui/stack'

import { OwnChallenges } from './own-challenges.tsx'
import { ResultMailsChoice } from './result-mails-choice.tsx'
import { useOwnChallenges } from './use-own-challenges.ts'
import { useResultMails } from './use-result-mails.ts'

export function MemberChallenges({ joined }: { joined: JoinedClass }) {
  const challenges = useOwnChallenges(joined.token)
  const mails = useResultMails(joined.token)
  const hasMails = mails.state !== null && (challenges.length > 0 || mails.state !== 'off')
  if (challenges.length === 0 && !hasMails) return null
  return (
    <Stack gap="l">
      {challenges.length > 0 && <OwnChallenges challenges={challenges} />}
      {mails.state !== null && hasMails && <ResultMailsChoice {...mails} state={mails.state} />}
    </Stack>
  )
}
