import { useRouteContext } from '@tanstack/react-router'

import type { RuntimeConfig } from './runtime-config.ts'
import type { Services } from './services.ts'

export interface RouterContext extends Services {
  readonly config: RuntimeConfig
}

/** The API client, the cache and the run-time configuration. */
export const useServices = (): RouterContext => useRouteContext({ from: '__root__' })
