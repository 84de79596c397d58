import { Plural, useLingui } from '@lingui/react/macro'
import type { OwnNumbers } from '@repo/api-client/classes/own-numbers'
import type { JoinedClass } from '@repo/domain/classes/phone-life'
import { formatCalories, formatClock, formatPoints } from '@repo/domain/core/number-format'
import { ZONES, zoneBounds, type ByZone, type Zone } from '@repo/domain/trainings/zones'
import { useTileTexts } from '@repo/live-class/tile-texts'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { Text } from '@repo/ui/text'
import type { TileLevel } from '@repo/ui/tile-view'
import { ZoneLegend } from '@repo/ui/zone-legend'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { leaveClass } from '../../app/run-phone.ts'
import { MemberChallenges } from '../challenges/member-challenges.tsx'
import { figures } from '../join.css.ts'

const DASH = '–'
const LEVELS = {
  z1: 'minimum',
  z2: 'light',
  z3: 'moderate',
  z4: 'intense',
  z5: 'maximum',
} as const satisfies ByZone<TileLevel>

const boundsOf = (zone: Zone): string => {
  const { from, to } = zoneBounds(zone)
  return to === null ? `${from} %+` : `${from}–${to} %`
}

function Result({ own }: { own: OwnNumbers }) {
  const { t } = useLingui()
  const words = useTileTexts()
  const zones = ZONES.map((zone, index) => ({
    level: LEVELS[zone],
    word: `${words.levels[LEVELS[zone]]} · ${boundsOf(zone)}`,
    range: formatClock(own.zoneSeconds[index] ?? 0),
  })).toReversed()
  return (
    <Stack gap="xl">
      <div className={figures}>
        <StatCard label={t`RookPoints`} icon="trophy" value={formatPoints(own.points)} />
        <StatCard
          label={t`Calories`}
          icon="flame"
          value={formatCalories(own.calories)}
          {...(own.calories === null ? {} : { unit: t`kcal` })}
        />
        <StatCard
          label={t`Effort`}
          icon="bolt"
          value={own.averageEffort === null ? DASH : `${Math.floor(own.averageEffort)} %`}
          {...(own.averageEffort === null ? {} : { unit: t`average` })}
        />
        <StatCard label={t`Time`} icon="clock" value={formatClock(own.seconds)} />
      </div>
      <Stack gap="s" as="section">
        <Heading level={2}>{t`Time in each zone`}</Heading>
        <ZoneLegend label={t`Time in each zone`} zones={zones} />
      </Stack>
    </Stack>
  )
}

export function OverScreen({ joined }: { joined: JoinedClass }) {
  const { t } = useLingui()
  const own = useNumbersStore((state) => state.own)
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
        <Result own={own} />
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
