import { useLingui } from '@lingui/react/macro'
import type { Compliance } from '@repo/domain/challenges/challenge'
import { formatCount, formatPoints } from '@repo/domain/core/number-format'
import { Avatar } from '@repo/ui/avatar'
import { Card } from '@repo/ui/card'
import { Inline } from '@repo/ui/inline'
import { ProgressRing } from '@repo/ui/progress-ring'
import { Stack } from '@repo/ui/stack'
import { StandingPlace } from '@repo/ui/standing-place'
import { Text } from '@repo/ui/text'
import { Truncated } from '@repo/ui/truncated'
import type { ReactNode } from 'react'

export interface Standing {
  readonly position: number
  readonly earned: number
  readonly total: number
  readonly share: number
  readonly points: number
  readonly rookpoints: number
}

interface StandingCardProps {
  title: string
  shownTitle?: string
  text?: string
  /** Undefined for groups, which have no photo. */
  personUuid?: string
  imageUrl?: string | null
  compliance: Compliance
  standing: Standing
  /** Whether the first three have any points. */
  hasMedal: boolean
  actions: ReactNode
}

export function StandingCard(props: StandingCardProps) {
  const { title, shownTitle, text, personUuid, imageUrl, compliance, standing, hasMedal, actions } = props
  const { t } = useLingui()
  const { position, earned, total, share, points, rookpoints } = standing
  const earnedPoints = formatCount(points)
  const rookPoints = formatPoints(rookpoints)
  return (
    <Card as="article">
      <Stack gap="m">
        <Inline gap="m" wrap={false}>
          <StandingPlace place={position} label={t`Rank ${position}`} hasMedal={hasMedal} />
          {personUuid !== undefined && <Avatar id={personUuid} name={title} imageUrl={imageUrl ?? null} />}
          <Stack gap="none">
            <Text weight="semibold">
              <Truncated text={title} {...(shownTitle === undefined ? {} : { shown: shownTitle })} />
            </Text>
            {text !== undefined && (
              <Text size="s" tone="muted">
                <Truncated text={text} />
              </Text>
            )}
          </Stack>
        </Inline>
        <Inline gap="l" wrap={false}>
          {compliance === 'free' ? (
            <Text size="xl" weight="bold">{`${rookPoints} rp`}</Text>
          ) : (
            <>
              <ProgressRing
                percent={share}
                value={`${earned}/${total}`}
                label={t({ message: 'goals', context: 'ring' })}
              />
              <Stack gap="xs">
                <Text weight="semibold">{t`${earnedPoints} pts`}</Text>
                <Text size="s" tone="muted">{`${rookPoints} rp`}</Text>
              </Stack>
            </>
          )}
        </Inline>
        <Inline gap="s">{actions}</Inline>
      </Stack>
    </Card>
  )
}
