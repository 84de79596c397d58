import { useLingui } from '@lingui/react/macro'
import { isMenuItemVisible, type Granted, type MenuItem } from '@repo/domain/lists/menu'
import type { IconName } from '@repo/ui/icon'

import { useSession } from './session/session-store.ts'

export interface Screen {
  readonly key: MenuItem
  readonly label: string
  readonly icon: IconName
  readonly to:
    | '/'
    | '/rooklegend'
    | '/rookremote'
    | '/challenges'
    | '/requests'
    | '/users'
    | '/sessions'
    | '/sensors'
    | '/reports'
    | '/admin'
    | '/roles'
    | '/audit'
  readonly activeTone?: 'accent' | 'danger'
  readonly isRoom?: true
}

export const useScreens = (): readonly Screen[] => {
  const { t } = useLingui()
  const { permissions, features_enabled: features } = useSession()
  const granted: Granted = { permissions, features }
  const screens: readonly Screen[] = [
    { key: 'dashboard', label: t`Dashboard`, icon: 'dashboard', to: '/' },
    { key: 'rooklegend', label: 'RookLegend', icon: 'device', to: '/rooklegend', isRoom: true },
    { key: 'rookremote', label: 'RookRemote', icon: 'bolt', to: '/rookremote', isRoom: true },
    {
      key: 'challenges',
      label: t`Challenges`,
      icon: 'trophy',
      to: '/challenges',
      activeTone: 'danger',
      isRoom: true,
    },
    { key: 'requests', label: t`Requests`, icon: 'link', to: '/requests' },
    { key: 'users', label: t`Users`, icon: 'users', to: '/users' },
    { key: 'sessions', label: t`Sessions`, icon: 'chart', to: '/sessions' },
    { key: 'sensors', label: t`Sensors`, icon: 'heart', to: '/sensors', activeTone: 'danger' },
    { key: 'reports', label: t`Reports`, icon: 'calendar', to: '/reports' },
    { key: 'administrators', label: t`Administrators`, icon: 'shield', to: '/admin' },
    { key: 'roles', label: t`Roles`, icon: 'table', to: '/roles' },
    { key: 'audit', label: t`Audit log`, icon: 'eye', to: '/audit' },
  ]
  return screens.filter(({ key }) => isMenuItemVisible(key, granted))
}
