import { useRouteContext } from '@tanstack/react-router'

import type { RuntimeConfig } from './runtime-config.ts'
import type { Services } from './services.ts'

export interface RouterContext extends Services {
  readonly config: RuntimeConfig
}

export const useServices = (): RouterContext => useRouteContext({ from: '__root__' })
