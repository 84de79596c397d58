import type { Milliseconds } from '@repo/domain/core/units'

import { antFrameReader, type AntMessage } from './ant-frames.ts'
import { ANT_STARTED, readSetUpAnswer, SET_UP_STEPS, setUpFrame } from './ant-set-up.ts'
import { type AntStraps, followAntStraps } from './ant-straps.ts'
import type { RadioState, Reception } from './reception.ts'

const ANSWER_MS: Milliseconds = 1000
const SILENT_MS: Milliseconds = 10_000
/** An empty room is silent, too. */
const CHECKED_EVERY_MS: Milliseconds = 60_000
const MAX_FAILURES = 3

/** `starting`: the first set-up isn't complete yet. */
export type AntStickState = 'starting' | RadioState

interface AntStickStep {
  /** Null if there is nothing to write. */
  readonly write: Uint8Array | null
  readonly receptions: readonly Reception[]
}

/**
 * Sets a stick up to receive all straps, and sets it up again when it restarts or falls silent. The caller opens the
 * port and writes what each call returns.
 */
export interface AntStick {
  /** Call when the port has been opened. */
  readonly start: (now: Milliseconds) => Uint8Array
  readonly receive: (chunk: Uint8Array, now: Milliseconds) => AntStickStep
  /** Call at least once a second. */
  readonly tick: (now: Milliseconds) => Uint8Array | null
  readonly state: () => AntStickState
}

/** `now` is any steady clock. Sticks of one device share `straps`, so that each interval counts once. */
export const followAntStick = (straps: AntStraps = followAntStraps()): AntStick => {
  let frames = antFrameReader()
  let state: AntStickState = 'starting'
  /** The step that waits for its answer, or null while there is none. */
  let step: number | null = null
  let wroteAt: Milliseconds = 0
  let frameAt: Milliseconds = 0
  let hasReceived = false
  let failures = 0

  const take = (next: number, now: Milliseconds): Uint8Array => {
    step = next
    wroteAt = now
    return setUpFrame(next)
  }
  const finish = (now: Milliseconds): null => {
    step = null
    state = 'scanning'
    failures = 0
    frameAt = now
    hasReceived = false
    return null
  }
  const stopWith = (end: AntStickState, now: Milliseconds): null => {
    step = null
    state = end
    wroteAt = now
    return null
  }
  const fail = (end: 'failed' | 'unsupported', now: Milliseconds): Uint8Array | null => {
    failures += 1
    if (failures >= MAX_FAILURES) return stopWith(end, now)
    state = 'silent'
    return take(0, now)
  }
  const follow = (message: AntMessage, now: Milliseconds): Uint8Array | null => {
    // the stick has restarted, on request or because of a fault
    if (message.id === ANT_STARTED) return state === 'unsupported' ? null : take(1, now)
    if (step === null) return null
    switch (readSetUpAnswer(step, message)) {
      case 'done':
        return step + 1 < SET_UP_STEPS ? take(step + 1, now) : finish(now)
      case 'unsupported':
        return stopWith('unsupported', now)
      case 'refused':
        return fail('unsupported', now)
      case 'other':
        return null
    }
  }

  return {
    state: () => state,
    start: (now) => {
      frames = antFrameReader()
      state = 'starting'
      failures = 0
      return take(0, now)
    },
    receive: (chunk, now) => {
      let write: Uint8Array | null = null
      const receptions: Reception[] = []
      for (const message of frames.read(chunk)) {
        frameAt = now
        write = follow(message, now) ?? write
        const reception = straps.receive(message, now)
        if (reception !== null) receptions.push(reception)
      }
      if (receptions.length > 0 && step === null) hasReceived = true
      return { write, receptions }
    },
    tick: (now) => {
      if (step !== null) return now - wroteAt < ANSWER_MS ? null : fail('failed', now)
      if (state === 'failed') return now - wroteAt < CHECKED_EVERY_MS ? null : take(0, now)
      if (state !== 'scanning') return null
      return now - frameAt < (hasReceived ? SILENT_MS : CHECKED_EVERY_MS) ? null : take(0, now)
    },
  }
}
