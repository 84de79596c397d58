import { createEmbeddedRealtime } from './embedded-realtime.ts'
import { createHostedRealtime } from './hosted-realtime.ts'
import type { Realtime } from './realtime.ts'

/** Hosted Ably where a key is given, else the endpoint in this process. */
export const createRealtime = (options: {
  readonly ablyApiKey: string | null
  readonly signingKey: string
  readonly publicUrl: string | null
}): Realtime =>
  options.ablyApiKey === null
    ? createEmbeddedRealtime({ signingKey: options.signingKey, publicUrl: options.publicUrl })
    : createHostedRealtime({ apiKey: options.ablyApiKey })
