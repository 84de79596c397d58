import { boot } from '@repo/api-client/browser/page-boot'
import * as v from 'valibot'

const RuntimeConfig = v.object({
  apiBaseUrl: v.optional(v.string(), ''),
  manualUrl: v.object({ en: v.string(), es: v.string() }),
  /** The operator's help pages by language. Defaults to the product's own. */
  helpUrl: v.optional(v.object({ en: v.optional(v.string(), ''), es: v.optional(v.string(), '') }), {}),
  companyUrl: v.string(),
  /** Contact of the operator: any text. */
  supportContact: v.optional(v.string(), ''),
})
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfig>

export const loadRuntimeConfig = async (): Promise<RuntimeConfig> =>
  v.parse(RuntimeConfig, await boot.config('/config.json'))
