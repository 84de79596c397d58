import { useLingui } from '@lingui/react/macro'
import type { RoomClass } from '@repo/api-client/rooms/room'
import { formatClock } from '@repo/domain/core/number-format'
import { formatTime } from '@repo/domain/time/date-format'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { useState } from 'react'

import type { ClassControl } from '../control/class-control.ts'
import { useServerTime } from '../control/use-class-clock.ts'
import { useLanguage } from './use-language.ts'

type Stopped = NonNullable<RoomClass['stopped']>

interface StoppedProps {
  control: ClassControl
  stopped: Stopped
}

/** Whole seconds left to continue the class. */
const useSecondsLeft = ({ control, stopped }: StoppedProps): number =>
  Math.max(0, Math.ceil((stopped.mayContinueUntil.getTime() - useServerTime(control)) / 1000))

export function ContinueButton({ control, stopped }: StoppedProps) {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const left = useSecondsLeft({ control, stopped })
  const press = async () => {
    setIsBusy(true)
    await control.continueClass()
    setIsBusy(false)
  }
  if (left === 0) return null
  return (
    <Button tone="neutral" icon="play" onClick={() => void press()} loading={isBusy}>
      {t`Continue class`}
    </Button>
  )
}

export function StoppedNotice({ canContinue, zone, ...shown }: StoppedProps & { canContinue: boolean; zone: string }) {
  const { t } = useLingui()
  const left = useSecondsLeft(shown)
  const { by, at } = shown.stopped
  const time = formatTime(at.getTime(), zone, useLanguage())
  const clock = formatClock(left)
  return (
    <Banner
      tone="info"
      announce
      title={by === null ? t`The class was stopped at ${time}` : t`${by} stopped the class at ${time}`}
      action={canContinue && <ContinueButton {...shown} />}
    >
      {left === 0
        ? t`The results are final.`
        : t`It can be continued for another ${clock}. Phones and straps stay connected until then.`}
    </Banner>
  )
}
