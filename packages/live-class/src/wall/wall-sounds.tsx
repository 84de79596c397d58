import { useLingui } from '@lingui/react/macro'
import { soundBetween } from '@repo/domain/classes/class-sounds'
import { serverTimeOf } from '@repo/domain/live/live-wall'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand/react'

import type { ClassControlState } from '../control/class-actions.ts'
import type { ClassControl } from '../control/class-control.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import { note } from './wall-sounds.css.ts'
import { createWallSpeaker, type WallSpeaker } from './wall-speaker.ts'

const momentOf = ({ life, wall, now }: ClassControlState) => ({ life, now: serverTimeOf(wall, now) })

/** Plays sounds outside React, so that packets render nothing. */
const useSpeaker = (control: ClassControl): WallSpeaker => {
  const [speaker] = useState(createWallSpeaker)
  useEffect(() => speaker.open(), [speaker])
  useEffect(
    () =>
      control.store.subscribe((state, before) => {
        const sound = soundBetween(momentOf(before), momentOf(state))
        if (sound !== null) speaker.play(sound)
      }),
    [control, speaker],
  )
  return speaker
}

/** Shows a note between classes if the browser requires a gesture first. */
function Sounding({ control }: { control: ClassControl }) {
  const { t } = useLingui()
  const { isAudible } = useSpeaker(control)
  const isRunning = useStore(control.store, ({ life }) => life.phase === 'running' || life.phase === 'stopping')
  if (useSyncExternalStore(isAudible.subscribe, isAudible.get) || isRunning) return null
  return (
    <p className={note} role="status">
      {t`Press any key for sound`}
    </p>
  )
}

interface WallSoundsProps {
  control: ClassControl
  host: Pick<ClassViewHost, 'hasSound'>
}

export function WallSounds({ control, host }: WallSoundsProps) {
  return host.hasSound === true ? <Sounding control={control} /> : null
}
