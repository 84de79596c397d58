import { useLingui } from '@lingui/react/macro'
import type { OwnChallenge } from '@repo/api-client/classes/list-own-challenges'
import { formatPoints } from '@repo/domain/core/number-format'
import { useGoalAmount } from '@repo/live-class/goal-amount'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { ProgressBar } from '@repo/ui/progress-bar'
import { Stack } from '@repo/ui/stack'
import { StandingPlace } from '@repo/ui/standing-place'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import { anyLength, list } from '../join.css.ts'
import { useChallengeLabels } from './challenge-labels.ts'

const SHOWN = 3

function NextGoal({ type, target, remaining }: NonNullable<OwnChallenge['nextGoal']>) {
  const { t } = useLingui()
  const amount = useGoalAmount()
  const aim = amount(type, target)
  // rounded up, so that it is never 0
  const missing = amount(type, Math.ceil(remaining))
  return (
    <ProgressBar
      value={1 - remaining / target}
      label={t`Next goal: ${aim}`}
      valueText={t`${missing} to go`}
      start={t`Next goal: ${aim}`}
      end={t`${missing} to go`}
    />
  )
}

function ChallengeCard({ challenge }: { challenge: OwnChallenge }) {
  const words = useChallengeLabels()
  const { name, group, place, nextGoal, isOver, isFree, points, rookpoints } = challenge
  return (
    <Card as="li">
      <Stack gap="m">
        <Inline gap="m" wrap={false}>
          <StandingPlace
            place={place}
            label={words.place(challenge)}
            hasMedal={(isFree ? (rookpoints ?? 0) : points) > 0}
          />
          <div className={anyLength}>
            <Text weight="semibold">{name}</Text>
            <Text size="s" tone="muted">
              {group === null ? words.place(challenge) : `${words.group(group)} · ${words.place(challenge)}`}
            </Text>
          </div>
        </Inline>
        {isOver && <Text weight="semibold">{words.result(challenge)}</Text>}
        {nextGoal !== null && <NextGoal {...nextGoal} />}
        {isFree && rookpoints !== null && <Text weight="semibold">{`${formatPoints(rookpoints)} rp`}</Text>}
        {!isFree && (
          <Text size="s" tone="muted">
            {words.earned(challenge)}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

export function OwnChallenges({ challenges }: { challenges: readonly OwnChallenge[] }) {
  const { t } = useLingui()
  const words = useChallengeLabels()
  const [isOpen, setIsOpen] = useState(false)
  const more = challenges.length - SHOWN
  const sorted = challenges.toSorted((one, other) => Number(one.isOver) - Number(other.isOver))
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{t`Your challenges`}</Heading>
      <ul className={list}>
        {(isOpen ? sorted : sorted.slice(0, SHOWN)).map((challenge) => (
          <ChallengeCard key={challenge.uuid} challenge={challenge} />
        ))}
      </ul>
      {more > 0 && !isOpen && (
        <Button tone="ghost" wide onClick={() => setIsOpen(true)}>
          {words.more(more)}
        </Button>
      )}
    </Stack>
  )
}
