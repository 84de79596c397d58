import { boot } from '@repo/api-client/browser/page-boot'
import * as v from 'valibot'

const RuntimeConfig = v.object({
  apiBaseUrl: v.optional(v.string(), ''),
  manualUrl: v.object({ en: v.string(), es: v.string() }),
  /** The operator's own help, by language; without it, the product's own pages are shown. */
  helpUrl: v.optional(v.object({ en: v.optional(v.string(), ''), es: v.optional(v.string(), '') }), {}),
  companyUrl: v.string(),
  /** How to reach who runs the server: an address, a number, or a name; shown as it is. */
  supportContact: v.optional(v.string(), ''),
})
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfig>

/** Reads where the API is and where visitors are sent, from a file beside the built app that operators may edit. */
export const loadRuntimeConfig = async (): Promise<RuntimeConfig> =>
  v.parse(RuntimeConfig, await boot.config('/config.json'))
