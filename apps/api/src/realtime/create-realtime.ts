import { createEmbeddedRealtime, type EmbeddedRealtimeOptions } from './embedded/embedded-realtime.ts'
import { createHostedRealtime } from './hosted-realtime.ts'
import type { Realtime } from './realtime.ts'

export interface RealtimeConfig extends EmbeddedRealtimeOptions {
  readonly ablyApiKey: string | null
}

export const createRealtime = ({ ablyApiKey, ...embedded }: RealtimeConfig): Realtime =>
  ablyApiKey === null ? createEmbeddedRealtime(embedded) : createHostedRealtime({ apiKey: ablyApiKey })
