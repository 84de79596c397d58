import { useLingui } from '@lingui/react/macro'
import { classMomentAt, remainingSecondsAt, waitingSecondsAt, type ClassTimes } from '@repo/domain/classes/class-clock'

import { useServerNow } from './use-server-now.ts'

const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))

/** Relative to now, because the phone may be in another time zone. */
export function ClassTimesText({ times }: { times: ClassTimes }) {
  const { t } = useLingui()
  const now = useServerNow()
  const wait = minutesOf(waitingSecondsAt(times, now))
  const left = minutesOf(remainingSecondsAt(times, now))
  switch (classMomentAt(times, now)) {
    case 'waiting':
      return t`Starts in ${wait} min · lasts ${left} min`
    case 'running':
      return t`In progress · ends in ${left} min`
    case 'over':
      return t`Ending soon`
    default:
      return null
  }
}
