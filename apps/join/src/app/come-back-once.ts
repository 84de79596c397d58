import { comeBack } from '@repo/api-client/browser/page-come-back'

import { usePhoneStore } from './phone-store.ts'

/** Only a tap listens to a strap again after a reload, and it is measured on behind a page that failed. */
const hasStrap = (): boolean => {
  const { life } = usePhoneStore.getState()
  return life.phase === 'joined' && life.strap.state !== 'none'
}

/** Loads the page anew by itself, once; then it is for whoever holds the phone. */
export const comeBackOnce = (): void => {
  if (comeBack.times() === 0) comeBack.soon(() => !hasStrap())
}
