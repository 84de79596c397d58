import type { StartupState } from '@repo/domain/center/startup'

import { dispatchStartup, useStartupStore } from '../../app/session/startup-store.ts'
import { runPhase, type Startup } from './run-phase.ts'

export const runStartup = (startup: Startup): void => {
  const run = (state: StartupState) =>
    void runPhase(state, startup).then((event) => {
      if (event !== null && useStartupStore.getState().state === state) dispatchStartup(event)
    })
  useStartupStore.subscribe(({ state }, before) => {
    if (state !== before.state) run(state)
  })
  run(useStartupStore.getState().state)
}
