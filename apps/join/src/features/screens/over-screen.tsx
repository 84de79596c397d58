import { Plural, useLingui } from '@lingui/react/macro'
import type { JoinedClass } from '@repo/domain/classes/phone-life'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { ownedResultOf } from '../../app/kept-result.ts'
import { useNumbersStore } from '../../app/numbers-store.ts'
import { leaveClass } from '../../app/run-phone.ts'
import { MemberChallenges } from '../challenges/member-challenges.tsx'
import { OwnResult } from '../result/own-result.tsx'

export function OverScreen({ joined }: { joined: JoinedClass }) {
  const { t } = useLingui()
  const own = useNumbersStore((state) => state.own)
  const result = useNumbersStore((state) => state.result)
  const waiting = useNumbersStore((state) => state.waitingSeconds)
  return (
    <Stack gap="xl">
      <Stack gap="xs" as="header">
        <Heading level={1}>{t`Class finished`}</Heading>
        <Text tone="muted">
          {joined.trainingName} · {joined.pseudonym}
        </Text>
      </Stack>
      {own === null || own.seconds === 0 ? (
        <EmptyState
          icon="heart"
          title={t`No heart rate received`}
          text={t`Without a strap there's no session to save. Next time, connect it before class starts.`}
        />
      ) : (
        <OwnResult {...joined} result={ownedResultOf(own, result)} />
      )}
      {joined.byCode && <MemberChallenges joined={joined} />}
      {waiting > 0 && (
        <Text tone="muted">
          <Plural
            value={waiting}
            one="# second of data hasn't been sent yet. Keep this page open until you're back online."
            other="# seconds of data haven't been sent yet. Keep this page open until you're back online."
          />
        </Text>
      )}
      <Button tone="accent" size="l" wide onClick={leaveClass}>
        {t`Done`}
      </Button>
    </Stack>
  )
}
