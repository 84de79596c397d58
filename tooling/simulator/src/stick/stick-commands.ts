import type { SentBroadcast } from '@repo/straps/fake/fake-stick'

export const STICK_CHANNEL = 'fake-stick'

export interface StickOptions {
  readonly numbers: readonly number[]
  readonly seed?: number
}

/** Between a test's page and the simulated stick in the worker. `at` of `sent` is Unix time in ms. */
export type StickCommand =
  | { readonly type: 'unplug' | 'plug' | 'list-sent' }
  | { readonly type: 'sent'; readonly sent: readonly SentBroadcast[] }
