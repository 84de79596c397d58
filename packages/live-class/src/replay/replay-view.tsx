import { useLingui } from '@lingui/react/macro'
import { formatClock } from '@repo/domain/core/number-format'
import { REPLAY_SPEEDS, type ReplayedClass } from '@repo/domain/live/replay'
import { EmptyState } from '@repo/ui/empty-state'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Scrubber } from '@repo/ui/scrubber'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { Skeleton } from '@repo/ui/skeleton'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useSyncExternalStore } from 'react'

import { ParticipantsGrid } from '../grid/participants-grid.tsx'
import { useTileTexts } from '../grid/tile-texts.ts'
import { replayArea } from './replay-view.css.ts'
import { useReplay } from './use-replay.ts'

const HOST = { kind: 'panel' } as const

const speedWord = (speed: number): string => `${speed}×`
const SPEEDS = REPLAY_SPEEDS.map((speed) => ({ value: speedWord(speed), label: speedWord(speed) }))

/** As high as a replay. */
export function ReplaySkeleton() {
  return (
    <Stack gap="m">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <div className={replayArea}>
        <Skeleton shape="fill" />
      </div>
    </Stack>
  )
}

export function ReplayView({ replayed }: { replayed: ReplayedClass }) {
  const { t } = useLingui()
  const words = useTileTexts()
  const { board, order, quiet, second, speed, setSpeed, isPlaying, toggle, goTo } = useReplay(replayed, words)
  const ids = useSyncExternalStore(board.ids.subscribe, board.ids.get)
  const [at, end] = [formatClock(second), formatClock(replayed.seconds)]
  if (replayed.people.length === 0) {
    return (
      <EmptyState
        icon="heart"
        title={t`Nothing was recorded in this class`}
        text={t`Heart rates of erased members are gone too.`}
      />
    )
  }
  return (
    <Stack gap="m">
      <Scrubber
        label={t`Playback position`}
        value={second}
        max={replayed.seconds}
        valueText={t`${at} of ${end}`}
        onValueChange={goTo}
      />
      <Inline gap="m" justify="between">
        <Inline gap="s">
          <IconButton icon={isPlaying ? 'pause' : 'play'} label={isPlaying ? t`Pause` : t`Play`} onClick={toggle} />
          <Text>{t`${at} of ${end}`}</Text>
          {replayed.stepSeconds > 1 && <Text tone="muted">{t`Minute by minute`}</Text>}
        </Inline>
        <SegmentedControl
          label={t`Speed`}
          segments={SPEEDS}
          value={speedWord(speed)}
          onValueChange={(word) => setSpeed(REPLAY_SPEEDS.find((one) => speedWord(one) === word) ?? 1)}
        />
      </Inline>
      <div className={replayArea}>
        <ParticipantsGrid
          board={board}
          ids={ids}
          quiet={quiet}
          words={words}
          rankedBy={order === 'jumps' ? 'steps' : order}
          host={HOST}
        />
      </div>
    </Stack>
  )
}
