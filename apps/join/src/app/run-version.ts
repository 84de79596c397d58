import { watchVersion } from '@repo/api-client/browser/watch-version'
import type { PhoneLife } from '@repo/domain/classes/phone-life'

import { usePhoneStore } from './phone-store.ts'

/** Nobody has begun anything, and no class waits for this phone. */
const IDLE: ReadonlySet<PhoneLife['phase']> = new Set(['no-class', 'unknown-center'])

/** Takes a new version by itself, once no class runs in the room. */
export const runVersion = (): void => {
  watchVersion(() => {
    const reload = () => {
      if (IDLE.has(usePhoneStore.getState().life.phase)) location.reload()
    }
    reload()
    usePhoneStore.subscribe(reload)
  })
}
