import { useLingui } from '@lingui/react/macro'
import { progressAt, remainingSecondsAt } from '@repo/domain/classes/class-clock'
import { formatClock } from '@repo/domain/core/number-format'
import { countLive, levelTogether } from '@repo/domain/live/collapse-disconnected'
import { participantsAt } from '@repo/domain/live/live-wall'
import { useStore } from 'zustand/react'

import { useServerTime } from '../control/use-class-clock.ts'
import type { RunningBarProps } from './running-bar-props.ts'

export const useRunningFigures = ({ control, facts }: Pick<RunningBarProps, 'control' | 'facts'>) => {
  const { t } = useLingui()
  const now = useServerTime(control)
  const live = useStore(control.store, (state) => countLive(participantsAt(state.wall, state.now)).live)
  const level = useStore(control.store, (state) => levelTogether(participantsAt(state.wall, state.now)))
  const joined = useStore(control.store, ({ wall }) => wall.packet?.participants.length ?? 0)
  const notShown = useStore(control.store, ({ wall }) => wall.packet?.notShown ?? 0)
  const peopleOf = (): string | null => {
    const hidden = notShown === 0 ? null : t`${notShown} not shown`
    const shown = joined === 0 ? null : t`${live} of ${joined} live`
    return [shown, hidden].filter((part) => part !== null).join(', ') || null
  }
  return {
    people: peopleOf(),
    clock: { label: t`Time left`, value: formatClock(remainingSecondsAt(facts, now)) },
    progress: progressAt(facts, now),
    progressLabel: t`Class progress`,
    level,
  }
}
