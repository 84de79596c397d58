import { useLingui } from '@lingui/react/macro'
import type { ShownStrap } from '@repo/domain/sensors/shown-strap'

/** What people recognize a strap by: its name, or its radio, and the end of the printed number. */
export const useStrapNames = (): ((strap: ShownStrap) => string) => {
  const { t } = useLingui()
  return ({ radio, name, ending }) => {
    const given = name ?? (radio === 'ant' ? 'ANT+' : 'Bluetooth')
    return ending === '' ? given : t`${given} …${ending}`
  }
}
