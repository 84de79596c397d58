import type { Milliseconds } from '@repo/domain/core/units'

import { MAX_SAMPLES, nextSeconds, waitAfter } from './backlog.ts'
import type { StrapSample } from './journal.ts'
import type { DeviceTime } from './record-seconds.ts'
import type { SecondStore } from './second-store.ts'

const LAST_SENDING_MS: Milliseconds = 1500

interface SenderOptions extends DeviceTime {
  readonly store: SecondStore
  /** Earlier seconds are complete. Null before the server's time is known. */
  readonly completeUntil: () => Milliseconds | null
  readonly send: (samples: readonly StrapSample[]) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

export interface SecondSender {
  /** Sends what is complete, at most 4 calls a second, until nothing is left. */
  readonly sendSoon: () => void
  /** Ends after a last attempt. */
  readonly finish: () => Promise<void>
}

/** A second is removed after its receipt only. */
export const sendSeconds = ({ now, after, store, completeUntil, send, onFailure }: SenderOptions): SecondSender => {
  let failures = 0
  let notBefore = now()
  let mostSamples = MAX_SAMPLES
  let sending: Promise<boolean> | null = null
  let isFinishing = false
  let cancel = () => {}

  const sendOnce = async (): Promise<boolean> => {
    const until = completeUntil() ?? Number.NEGATIVE_INFINITY
    const seconds = nextSeconds(
      store.unsent().filter(({ at }) => at < until),
      mostSamples,
    )
    if (seconds.length === 0) return false
    const samples = await store.read(seconds)
    if (samples.length > 0) await send(samples)
    await store.remove(seconds)
    mostSamples = Math.min(MAX_SAMPLES, Math.max(mostSamples, samples.length) * 2)
    return true
  }
  const attempt = async (): Promise<boolean> => {
    let hasSent = false
    try {
      hasSent = await sendOnce()
      failures = 0
    } catch (error) {
      failures += 1
      // a smaller call may pass, and its values are current
      mostSamples = Math.floor(mostSamples / 4)
      onFailure(error)
    }
    notBefore = now() + waitAfter(failures)
    sending = null
    return hasSent
  }
  const start = (): Promise<boolean> => (sending ??= attempt())
  const sendSoon = (): void => {
    if (sending !== null || isFinishing) return
    cancel()
    cancel = after(Math.max(0, notBefore - now()), () => {
      void start().then((hasSent) => {
        if (hasSent || failures > 0) sendSoon()
      })
    })
  }
  return {
    sendSoon,
    finish: async () => {
      isFinishing = true
      cancel()
      const until = now() + LAST_SENDING_MS
      await sending
      while (now() < until && (await start())) await new Promise<void>((resolve) => after(waitAfter(0), resolve))
    },
  }
}
