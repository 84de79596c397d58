import { networkInterfaces } from 'node:os'

import { createClient } from '@repo/api-client/core/client'
import { daqHeaders } from '@repo/api-client/core/headers'
import { type DaqBatchWire, reportDaq, sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { DAQ_REPORT_SECONDS } from '@repo/domain/rooms/daq-device'
import { expiredSeconds, nextSeconds, waitAfter } from '@repo/straps/backlog'

import { heartsOf } from './hearts-of.ts'
import { intervalsOf, strapAddressOf } from './made-up-straps.ts'

export interface DaqSimulationOptions {
  readonly url: string
  readonly key: string
  readonly straps: readonly string[]
  /** Whether to send the intervals between beats. */
  readonly hasIntervals?: boolean
  /** Null for synthetic hearts. */
  readonly recordings: string | null
  readonly report: (line: string) => void
  readonly signal: AbortSignal
}

type Sample = DaqBatchWire['samples'][number]

const localIp = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null

export const simulateDaq = async (options: DaqSimulationOptions): Promise<{ readonly stored: number }> => {
  const { url, key, straps, hasIntervals = false, report, signal } = options
  const client = createClient({ baseUrl: url, headers: () => daqHeaders('en', key) })
  const heartOf = heartsOf(options)
  const hearts = straps.map((strap, index) => ({
    strap: strapAddressOf(strap),
    heart: heartOf(index),
    intervalsIn: intervalsOf(),
    rssi: -60 - (index % 25),
  }))
  const place = { localIp: localIp(), version: 'simulator' }
  const { roomName, serverTime } = await client.call(reportDaq, { body: place })
  const clockOffset = serverTime.getTime() - Date.now()
  report(`${roomName}: ${straps.length} straps`)

  const from = Date.now()
  const unsent = new Map<number, readonly Sample[]>()
  let failures = 0
  let notBefore = 0
  let sequence = 0
  let stored = 0
  let said = ''
  const say = (line: string) => {
    if (line !== said) report(line)
    said = line
  }
  const drop = (seconds: readonly number[]) => seconds.forEach((second) => unsent.delete(second))
  const waiting = () => [...unsent].map(([at, { length: samples }]) => ({ at, samples }))
  const send = async () => {
    drop(expiredSeconds(waiting(), Date.now() + clockOffset))
    const seconds = nextSeconds(waiting())
    sequence += 1
    try {
      const samples = seconds.flatMap((second) => unsent.get(second) ?? [])
      const body = { device_id: 'simulator', sequence, samples }
      const { accepted, refused } = await client.call(sendDaqMeasurements, { body })
      drop(seconds)
      failures = 0
      stored += accepted
      say(refused.length === 0 ? 'sending' : `refused: ${[...new Set(refused.map(({ reason }) => reason))].join(', ')}`)
    } catch (error) {
      failures += 1
      say((error as Error).message)
    }
    notBefore = Date.now() + waitAfter(failures)
  }
  const beat = async (second: number) => {
    // whole seconds, so that a second device on the same straps sends equal samples
    const at = Math.floor((from + clockOffset) / 1000 + second) * 1000
    const samples = hearts.flatMap(({ strap, heart, intervalsIn, rssi }) => {
      const hr = heart(second)
      if (hr === null) return []
      return { strap, at, hr, rssi, ...(hasIntervals && { rr: intervalsIn(second, hr) }) }
    })
    unsent.set(at, samples)
    if (second % DAQ_REPORT_SECONDS === 0) await client.call(reportDaq, { body: place }).catch(() => null)
    if (Date.now() >= notBefore) await send()
  }
  for (let second = 0; !signal.aborted; second += 1) {
    await beat(second)
    const rest = from + (second + 1) * 1000 - Date.now()
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
  }
  report(`${stored} stored`)
  return { stored }
}
