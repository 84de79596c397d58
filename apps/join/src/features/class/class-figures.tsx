import { useLingui } from '@lingui/react/macro'
import { classMomentAt, remainingSecondsAt, waitingSecondsAt, type ClassTimes } from '@repo/domain/classes/class-clock'
import { formatClock, formatPoints } from '@repo/domain/core/number-format'
import { Banner } from '@repo/ui/banner'
import { StatCard } from '@repo/ui/stat-card'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { figures } from '../join.css.ts'
import { useServerNow } from './use-server-now.ts'

const DASH = '–'

export function ClassFigures({ times }: { times: ClassTimes }) {
  const { t } = useLingui()
  const now = useServerNow()
  const own = useNumbersStore((state) => state.own)
  const isWaiting = classMomentAt(times, now) === 'waiting'
  const seconds = isWaiting ? waitingSecondsAt(times, now) : remainingSecondsAt(times, now)
  return (
    <>
      <div className={figures}>
        <StatCard label={t`RookPoints`} icon="trophy" value={own === null ? DASH : formatPoints(own.points)} />
        <StatCard label={isWaiting ? t`Starts in` : t`Ends in`} icon="clock" value={formatClock(seconds)} />
      </div>
      {own !== null && own.maxHeartRate === null && (
        <Banner tone="info">{t`Without your birthday, we can't calculate your effort. Ask the staff to add it.`}</Banner>
      )}
    </>
  )
}
