import { setTimeout as pause } from 'node:timers/promises'

import { joinClass } from '@repo/api-client/classes/join-class'
import { openPhone, type Phone } from '@repo/api-client/classes/phone'
import { ApiError } from '@repo/api-client/core/api-error'

import { centerClient, findOpenClass } from './find-class.ts'
import type { Heart } from './heart.ts'
import { heartsOf } from './hearts-of.ts'
import { patiently } from './patiently.ts'

export interface SimulationOptions {
  readonly url: string
  readonly members: number
  /** Null for synthetic hearts. */
  readonly recordings: string | null
  /** Recorded seconds per second. */
  readonly speed: number
  /** Members' codes count up from this one. */
  readonly firstCode: number
  /** Pseudonyms or sign-in codes; null for consecutive codes. */
  readonly names: readonly string[] | null
  readonly room: string | null
  readonly report: (line: string) => void
  readonly signal: AbortSignal
}

interface PhoneStats {
  sent: number
  acknowledged: number
  refused: number
  reconnections: number
}

export interface SimulationResult extends PhoneStats {
  readonly joined: number
}

interface Person {
  readonly phone: Phone
  readonly heart: Heart
  /** Add to local time to get server time. */
  readonly clockOffset: number
  /** In local time. */
  readonly finishAt: number
}

const REPORT_MS = 5000
/** Phones may send stored samples for this long after the end of a class. */
const LAST_BATCHES_MS = 15_000
/** How long to wait for other phones once one has received the end. */
const LAST_ANSWERS_MS = 2000

const phoneOf = (url: string, token: string, stats: PhoneStats, onEnded: () => void): Phone =>
  openPhone({
    url,
    token,
    deviceId: () => 'simulator',
    onReceipt: ({ accepted, duplicate, refused }) => {
      stats.acknowledged += accepted + duplicate
      stats.refused += refused.length
    },
    onLost: () => {
      stats.reconnections += 1
    },
    onEnded,
  })

const CODE = /^\d{6}$/

/** Constant, so that a member who is still in the class can rejoin. */
const phoneSecretOf = (who: string): string => `the simulator's phone of ${who}`.slice(0, 64)

const joinAll = async (options: SimulationOptions, stats: PhoneStats, onEnded: () => void): Promise<Person[]> => {
  const client = await centerClient(options.url)
  const open = await findOpenClass(client, options.room, options.report)
  options.report(`${open.roomName}: ${open.trainingName}`)
  const heartOf = heartsOf(options)
  const people: Person[] = []
  for (let number = 0; number < options.members; number += 1) {
    const who = options.names?.[number] ?? String(options.firstCode + number)
    const known = CODE.test(who) ? { signInCode: who } : { pseudonym: who }
    const body = { ...known, consent: true as const, phone: phoneSecretOf(who) }
    try {
      const ask = () => client.call(joinClass, { params: { room: open.roomUuid }, body })
      const joined = await patiently(ask, options.signal)
      const phone = phoneOf(options.url, joined.token, stats, onEnded)
      const clockOffset = joined.serverTime - Date.now()
      const finishAt = joined.finishAt.getTime() - clockOffset
      people.push({ phone, heart: heartOf(number), clockOffset, finishAt })
    } catch (error) {
      if (options.signal.aborted) break
      if (!(error instanceof ApiError)) throw error
      options.report(`Member ${who}: ${error.message}`)
    }
  }
  return people
}

/** Timestamps are exactly 1 s / speed apart. */
const play = (people: readonly Person[], from: number, options: SimulationOptions, stats: PhoneStats): (() => void) => {
  const step = 1000 / options.speed
  let next = 0
  const beat = () => {
    const due = Math.floor((Date.now() - from) / step)
    const seconds = Array.from({ length: Math.max(0, due - next + 1) }, (_, index) => next + index)
    next = due + 1
    for (const { phone, heart, clockOffset } of people) {
      const samples = seconds.flatMap((second) => {
        const hr = heart(second)
        return hr === null ? [] : [{ at: Math.round(from + clockOffset + second * step), hr }]
      })
      stats.sent += samples.length
      if (samples.length > 0) phone.send(samples)
    }
  }
  beat()
  const timer = setInterval(beat, 1000)
  return () => clearInterval(timer)
}

const waitForAnswers = async (waiting: () => number): Promise<void> => {
  const until = Date.now() + LAST_ANSWERS_MS
  while (waiting() > 0 && Date.now() < until) await pause(50)
}

export const simulate = async (options: SimulationOptions): Promise<SimulationResult> => {
  const stats: PhoneStats = { sent: 0, acknowledged: 0, refused: 0, reconnections: 0 }
  const over = Promise.withResolvers<undefined>()
  const people = await joinAll(options, stats, () => over.resolve(undefined))
  const waiting = () => people.reduce((sum, { phone }) => sum + phone.waiting(), 0)
  const line = () =>
    `${people.length} in the class · ${stats.sent} sent · ${stats.acknowledged} stored · ${waiting()} batches waiting` +
    ` · ${stats.reconnections} connections lost`
  // phones learn of the end when they send; finished ones go by the clock
  const isOver = () => people.every(({ finishAt }) => Date.now() > finishAt + LAST_BATCHES_MS)
  const stop = play(people, Date.now(), options, stats)
  const reporter = setInterval(() => {
    options.report(line())
    if (isOver()) over.resolve(undefined)
  }, REPORT_MS)
  options.signal.addEventListener('abort', () => over.resolve(undefined), { once: true })
  await over.promise
  stop()
  clearInterval(reporter)
  await waitForAnswers(waiting)
  for (const { phone } of people) phone.close()
  options.report(line())
  return { ...stats, joined: people.length }
}
