import { networkInterfaces } from 'node:os'

import { ApiError } from '@repo/api-client/core/api-error'
import { createClient } from '@repo/api-client/core/client'
import { daqHeaders } from '@repo/api-client/core/headers'
import { type DaqBatchWire, reportDaq, sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { DAQ_REPORT_SECONDS } from '@repo/domain/rooms/daq-device'

import { heartsOf } from './hearts-of.ts'

export interface DaqSimulationOptions {
  readonly url: string
  readonly key: string
  readonly straps: readonly string[]
  /** Null for synthetic hearts. */
  readonly recordings: string | null
  readonly report: (line: string) => void
  readonly signal: AbortSignal
}

/** Two minutes of ten straps. */
const KEPT = 1200

type Sample = DaqBatchWire['samples'][number]

const localIp = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null

export const simulateDaq = async (options: DaqSimulationOptions): Promise<{ readonly stored: number }> => {
  const { url, key, straps, report, signal } = options
  const client = createClient({ baseUrl: url, headers: () => daqHeaders('en', key) })
  const heartOf = heartsOf(options)
  const hearts = straps.map((mac, index) => ({ mac, heart: heartOf(index) }))
  const place = { localIp: localIp(), version: 'simulator' }
  const { roomName, serverTime } = await client.call(reportDaq, { body: place })
  const clockOffset = serverTime.getTime() - Date.now()
  report(`${roomName}: ${straps.length} straps`)

  const from = Date.now()
  let waiting: Sample[] = []
  let sequence = 0
  let stored = 0
  let said = ''
  const say = (line: string) => {
    if (line !== said) report(line)
    said = line
  }
  const send = async () => {
    const samples = waiting
    waiting = []
    sequence += 1
    try {
      const body = { device_id: 'simulator', sequence, samples }
      const { accepted, refused } = await client.call(sendDaqMeasurements, { body })
      stored += accepted
      say(refused.length === 0 ? 'sending' : `refused: ${[...new Set(refused.map(({ reason }) => reason))].join(', ')}`)
    } catch (error) {
      const isHeard = error instanceof ApiError && error.status < 500
      // retries samples the server didn't receive, and drops those without a class
      if (!isHeard) waiting = [...samples, ...waiting].slice(-KEPT)
      say((error as Error).message)
    }
  }
  const beat = async (second: number) => {
    const at = Math.round(from + clockOffset + second * 1000)
    for (const { mac, heart } of hearts) {
      const hr = heart(second)
      if (hr !== null) waiting.push({ mac, at, hr })
    }
    if (second % DAQ_REPORT_SECONDS === 0) await client.call(reportDaq, { body: place }).catch(() => null)
    await send()
  }
  for (let second = 0; !signal.aborted; second += 1) {
    await beat(second)
    const rest = from + (second + 1) * 1000 - Date.now()
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
  }
  report(`${stored} stored`)
  return { stored }
}
