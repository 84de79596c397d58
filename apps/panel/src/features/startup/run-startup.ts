import type { StartupState } from '@repo/domain/center/startup'

import { tellStartup, useStartupStore } from '../../app/session/startup-store.ts'
import { runPhase, type Startup } from './run-phase.ts'

/** Does the work of each phase as soon as it begins: none of it waits for anything to be drawn. */
export const runStartup = (startup: Startup): void => {
  const run = (state: StartupState) =>
    void runPhase(state, startup).then((event) => {
      if (event !== null && useStartupStore.getState().state === state) tellStartup(event)
    })
  useStartupStore.subscribe(({ state }, before) => {
    if (state !== before.state) run(state)
  })
  run(useStartupStore.getState().state)
}
