import type { Milliseconds } from '@repo/domain/core/units'
import { WARN_EVERY } from '@repo/domain/privacy/ceiling'
import { screenNow } from '@repo/live-class/screen-clock'

const BUZZ = [400, 200, 400]
const TONE = { pitch: 880, seconds: 0.5, volume: 0.4 } as const

let warnedAt: Milliseconds = Number.NEGATIVE_INFINITY

const beep = (): void => {
  const context = new AudioContext()
  // an iPhone starts it suspended
  void context.resume()
  const [oscillator, gain] = [context.createOscillator(), context.createGain()]
  oscillator.frequency.value = TONE.pitch
  gain.gain.value = TONE.volume
  oscillator.connect(gain).connect(context.destination)
  oscillator.addEventListener('ended', () => void context.close())
  oscillator.start()
  oscillator.stop(context.currentTime + TONE.seconds)
}

/** Vibrates, or sounds a tone on phones that can't, such as the iPhone. At most every 30 s, whatever the calls. */
export const warn = (): void => {
  const now = screenNow()
  if (now - warnedAt < WARN_EVERY) return
  warnedAt = now
  const hasBuzzed = 'vibrate' in navigator && navigator.vibrate(BUZZ)
  if (!hasBuzzed && typeof AudioContext === 'function') beep()
}
