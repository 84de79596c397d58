import type { ClassSound } from '@repo/domain/classes/class-sounds'

interface Note {
  /** In Hz. */
  readonly pitch: number
  /** In seconds. */
  readonly at: number
  readonly fade: number
  /** 0 to 1. */
  readonly volume: number
}

/** A soft tick; a rising fifth and octave to start, falling to end. */
const SOUNDS: Readonly<Record<ClassSound, readonly Note[]>> = {
  tick: [{ pitch: 880, at: 0, fade: 0.08, volume: 0.12 }],
  start: [
    { pitch: 523.25, at: 0, fade: 0.25, volume: 0.25 },
    { pitch: 783.99, at: 0.16, fade: 0.25, volume: 0.25 },
    { pitch: 1046.5, at: 0.32, fade: 0.9, volume: 0.3 },
  ],
  end: [
    { pitch: 1046.5, at: 0, fade: 0.3, volume: 0.25 },
    { pitch: 783.99, at: 0.2, fade: 0.3, volume: 0.25 },
    { pitch: 523.25, at: 0.4, fade: 1.2, volume: 0.3 },
  ],
}

/** An exponential ramp can't reach 0. */
const SILENCE = 0.0001
const ATTACK_S = 0.01

const sound = (context: AudioContext, { pitch, at, fade, volume }: Note): void => {
  const start = context.currentTime + at
  const [oscillator, gain] = [context.createOscillator(), context.createGain()]
  oscillator.frequency.value = pitch
  gain.gain.setValueAtTime(SILENCE, start)
  gain.gain.exponentialRampToValueAtTime(volume, start + ATTACK_S)
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + ATTACK_S + fade)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + ATTACK_S + fade)
}

export interface WallSpeaker {
  readonly open: () => () => void
  readonly play: (what: ClassSound) => void
  /** For `useSyncExternalStore`. */
  readonly isAudible: { readonly get: () => boolean; readonly subscribe: (listener: () => void) => () => void }
}

const GESTURES = ['keydown', 'pointerdown'] as const

/** A browser that requires a gesture is resumed at the next one. */
export const createWallSpeaker = (): WallSpeaker => {
  const listeners = new Set<() => void>()
  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  let context: AudioContext | null = null
  return {
    open: () => {
      const opened = new AudioContext()
      context = opened
      // the browser may refuse until the next gesture
      const wake = (): void => void opened.resume().catch(() => {})
      opened.addEventListener('statechange', notify)
      for (const gesture of GESTURES) addEventListener(gesture, wake)
      notify()
      return () => {
        opened.removeEventListener('statechange', notify)
        for (const gesture of GESTURES) removeEventListener(gesture, wake)
        context = null
        void opened.close()
      }
    },
    play: (what) => {
      if (context?.state !== 'running') return
      for (const note of SOUNDS[what]) sound(context, note)
    },
    isAudible: {
      get: () => context === null || context.state === 'running',
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
}
