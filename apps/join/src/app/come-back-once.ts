import { comeBack } from '@repo/api-client/browser/page-come-back'

import { usePhoneStore } from './phone-store.ts'

/** After a reload, a strap only reconnects on a tap, so a broken page with a strap keeps measuring. */
const hasStrap = (): boolean => {
  const { life } = usePhoneStore.getState()
  return life.phase === 'joined' && life.strap.state !== 'none'
}

export const comeBackOnce = (): void => {
  if (comeBack.times() === 0) comeBack.soon(() => !hasStrap())
}
