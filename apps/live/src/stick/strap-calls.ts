import { displayHeaders } from '@repo/api-client/core/headers'
import type {
  DaqBatchWire,
  DaqReceipt,
  DaqReportAnswerWire,
  DaqReportWire,
  reportDaq,
  sendDaqMeasurements,
} from '@repo/api-client/rooms/daq-reports'
import type { Milliseconds } from '@repo/domain/core/units'
import { healthLimits } from '@repo/domain/rooms/device-health'
import { SERVER_FAULTS, type ServerFault } from '@repo/live-class/ant-stick-status'
import type { RadioHealth } from '@repo/straps/reception'
import type { SenderState } from '@repo/straps/sender-state'
import type { StrapBatch } from '@repo/straps/strap-sender'

import type { StickSession } from './stick-messages.ts'

const REPORT: typeof reportDaq.path = '/api/v2/daq/report'
const MEASUREMENTS: typeof sendDaqMeasurements.path = '/api/v2/daq/measurements'

const ANSWER_MS: Milliseconds = 5000
/** A display is one device. */
const DEVICE = 'wall'

const faultOf = (answer: unknown): ServerFault => {
  const code = (answer as { readonly code?: unknown } | null)?.code
  return SERVER_FAULTS.find((fault) => fault === code) ?? 'cut-off'
}

const bounded = (value: number | null, { min, max }: { readonly min: number; readonly max: number }): number | null =>
  value === null ? null : Math.min(max, Math.max(min, Math.round(value)))

const healthOf = (state: SenderState, radios: readonly RadioHealth[]): NonNullable<DaqReportWire['health']> => ({
  radios: [...radios],
  straps: state.straps.length,
  waiting: 0,
  backlog_seconds: state.backlogSeconds,
  worst_age_ms: bounded(state.worstAge, healthLimits.age),
  median_age_ms: bounded(state.medianAge, healthLimits.age),
  // of the computer's clock, not of the steady one
  clock_offset_ms: bounded(
    state.clockOffset && state.clockOffset + performance.now() - Date.now(),
    healthLimits.clockOffset,
  ),
  temperature: null,
  lost: [],
})

/** Calls of a device with a display's token. The contract's own client is too large for a worker, so nothing is parsed. */
export const strapCalls = ({ apiBaseUrl, token, language }: StickSession) => {
  const headers = { ...displayHeaders(language, token), 'content-type': 'application/json' }
  let fault: ServerFault | null = null
  const ask = async (path: string, body: object): Promise<{ readonly isOk: boolean; readonly answer: unknown }> => {
    const signal = AbortSignal.timeout(ANSWER_MS)
    try {
      const response = await fetch(apiBaseUrl + path, { method: 'POST', headers, body: JSON.stringify(body), signal })
      return { isOk: response.ok, answer: await response.json() }
    } catch (error) {
      fault = 'cut-off'
      throw error
    }
  }
  const post = async <T>(path: string, body: object): Promise<T> => {
    const { isOk, answer } = await ask(path, body)
    fault = isOk ? null : faultOf(answer)
    if (fault !== null) throw new Error(fault)
    return answer as T
  }
  return {
    /** Null while calls succeed. */
    fault: () => fault,
    send: async ({ sequence, samples, straps }: StrapBatch) => {
      const details = straps === undefined ? {} : { straps: [...straps] }
      const body: DaqBatchWire = { device_id: DEVICE, sequence, samples: [...samples], ...details }
      const { plan_version } = await post<DaqReceipt>(MEASUREMENTS, body)
      return { planVersion: plan_version }
    },
    report: async (state: SenderState, radios: readonly RadioHealth[] | null) => {
      const body: DaqReportWire = {
        local_ip: null,
        version: import.meta.env['VITE_VERSION'] as string,
        ...(radios !== null && { health: healthOf(state, radios) }),
      }
      const { server_time, plan_version } = await post<DaqReportAnswerWire>(REPORT, body)
      return { serverTime: Date.parse(server_time), planVersion: plan_version }
    },
  }
}
