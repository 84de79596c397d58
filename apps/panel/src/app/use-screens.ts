import { useLingui } from '@lingui/react'

import { isGranted, SCREENS, type ScreenPath } from './areas.ts'
import type { Label, Screen } from './define-area.ts'
import { useSession } from './session/session-store.ts'

export interface ShownScreen extends Omit<Screen<ScreenPath>, 'label' | 'create'> {
  readonly label: string
  /** Null without the permission. */
  readonly create: { readonly label: string } | null
}

/** The screens that the role and the center have, in the order of the menus. */
export const useScreens = (): readonly ShownScreen[] => {
  const { i18n } = useLingui()
  const session = useSession()
  const said = (label: Label): string => (typeof label === 'string' ? label : i18n._(label))
  return SCREENS.filter((screen) => isGranted(screen, session)).map(({ label, create, ...screen }) => ({
    ...screen,
    label: said(label),
    create: create !== undefined && isGranted(create, session) ? { label: said(create.label) } : null,
  }))
}
