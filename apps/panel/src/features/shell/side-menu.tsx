import { useLingui } from '@lingui/react/macro'
import { isMenuItemVisible } from '@repo/domain/menu'
import { NavGroup } from '@repo/ui/nav-group'
import { NavItem } from '@repo/ui/nav-item'
import { Link, useLocation } from '@tanstack/react-router'

import { useServices } from '../../app/services-context.ts'
import { useSession, useSessionStore } from '../../app/session-store.ts'
import { helpArticle } from './help-article.ts'

/** The areas that exist so far; which of them somebody sees is domain's table. */
export function SideMenu() {
  const { t } = useLingui()
  const { permissions, features_enabled: features } = useSession()
  const { pathname } = useLocation()
  const { config } = useServices()
  const locale = useSessionStore((state) => state.locale)
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
      <NavItem
        icon="info"
        label={t`Help`}
        // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- NavItem puts the words into the link
        link={<a href={helpArticle(config.helpUrl, locale, pathname)} target="_blank" rel="noreferrer" />}
      />
    </>
  )
}
