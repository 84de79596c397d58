import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'

import { nextReport, order, startProcess } from '../measure/child-process.ts'
import type { Acknowledged, Greeted, PhoneOrder, Waiting } from './messages.ts'

const HOUR_MS = 3_600_000

export const startPhones = (): ChildProcess => startProcess(join(import.meta.dirname, 'phones.ts'))

/** Has the phones of these classes connect and greet. */
export const openPhones = async (phones: ChildProcess, origin: string, classes: readonly Waiting[]): Promise<void> => {
  const greeted = nextReport<Greeted>(phones, 'greeted')
  const tokens = classes.flatMap((one) => one.tokens)
  order(phones, { kind: 'open', origin, tokens, from: Date.now() - HOUR_MS } satisfies PhoneOrder)
  await greeted
}

/** Has every phone send so many messages, and waits until all are acknowledged; fails where not all samples are stored. */
export const send = async (phones: ChildProcess, messages: number, samples: number, all: number): Promise<void> => {
  const acknowledged = nextReport<Acknowledged>(phones, 'acknowledged')
  order(phones, { kind: 'send', messages, samples } satisfies PhoneOrder)
  const { accepted } = await acknowledged
  if (accepted !== all) throw new Error(`${accepted} of ${all} samples stored`)
}
