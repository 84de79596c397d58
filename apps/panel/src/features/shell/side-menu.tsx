import { useLingui } from '@lingui/react/macro'
import { isMenuItemVisible } from '@repo/domain/menu'
import { NavGroup } from '@repo/ui/nav-group'
import { NavItem } from '@repo/ui/nav-item'
import { Link, useLocation } from '@tanstack/react-router'

import { useSession } from '../../app/session-store.ts'

/** The areas that exist so far; which of them somebody sees is domain's table. */
export function SideMenu() {
  const { t } = useLingui()
  const { permissions, features_enabled: features } = useSession()
  const { pathname } = useLocation()
  const granted = { permissions, features }
  return (
    <>
      <NavItem icon="dashboard" label={t`Dashboard`} link={<Link to="/" />} active={pathname === '/'} />
      {isMenuItemVisible('rookremote', granted) && (
        <NavGroup label={t`Rooms`}>
          <NavItem
            icon="bolt"
            label="RookRemote"
            link={<Link to="/rookremote" search={{}} />}
            active={pathname.startsWith('/rookremote')}
          />
        </NavGroup>
      )}
      {isMenuItemVisible('users', granted) && (
        <NavItem
          icon="users"
          label={t`Users`}
          link={<Link to="/users" search={{}} />}
          active={pathname.startsWith('/users')}
        />
      )}
    </>
  )
}
