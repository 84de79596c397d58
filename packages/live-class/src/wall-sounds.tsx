import { useLingui } from '@lingui/react/macro'
import { soundBetween } from '@repo/domain/class-sounds'
import { serverTimeOf } from '@repo/domain/live-wall'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand/react'

import type { ClassControl, ClassControlState } from './class-control.ts'
import { note } from './wall-sounds.css.ts'
import { createWallSpeaker, type WallSpeaker } from './wall-speaker.ts'

const momentOf = ({ life, wall, now }: ClassControlState) => ({ life, now: serverTimeOf(wall, now) })

/** Follows a class with the speaker, outside React: a beat renders nothing. */
const useFollowing = (control: ClassControl): WallSpeaker | null => {
  const [speaker, setSpeaker] = useState<WallSpeaker | null>(null)
  useEffect(() => {
    const made = createWallSpeaker()
    setSpeaker(made)
    const unfollow = control.store.subscribe((state, before) => {
      const heard = soundBetween(momentOf(before), momentOf(state))
      if (heard !== null) made.play(heard)
    })
    return () => {
      unfollow()
      made.close()
    }
  }, [control])
  return speaker
}

function Note({ speaker }: { speaker: WallSpeaker }) {
  const { t } = useLingui()
  const isHeard = useSyncExternalStore(speaker.isHeard.subscribe, speaker.isHeard.get)
  if (isHeard) return null
  return (
    <p className={note} role="status">
      {t`Press any key for sound`}
    </p>
  )
}

/** What the room hears of a class; where the browser wants a key pressed first, the wall says so while no class runs. */
export function WallSounds({ control }: { control: ClassControl }) {
  const speaker = useFollowing(control)
  const isRunning = useStore(control.store, ({ life }) => life.phase === 'running' || life.phase === 'stopping')
  if (speaker === null || isRunning) return null
  return <Note speaker={speaker} />
}
