import { watchVersion } from '@repo/api-client/browser/watch-version'
import type { PhoneLife } from '@repo/domain/classes/phone-life'

import { usePhoneStore } from './phone-store.ts'

const IDLE: ReadonlySet<PhoneLife['phase']> = new Set(['no-class', 'unknown-center'])

export const runVersion = (): void => {
  watchVersion(() => {
    const reload = () => {
      if (IDLE.has(usePhoneStore.getState().life.phase)) location.reload()
    }
    reload()
    usePhoneStore.subscribe(reload)
  })
}
