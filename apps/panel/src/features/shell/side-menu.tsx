import { useLingui } from '@lingui/react/macro'
import { VERSION } from '@repo/domain/core/version'
import { NavGroup } from '@repo/ui/nav-group'
import { NavItem } from '@repo/ui/nav-item'
import { Text } from '@repo/ui/text'
import { Link, useLocation } from '@tanstack/react-router'

import { useScreens, type ShownScreen } from '../../app/use-screens.ts'
import { helpPageAt } from '../../lib/help/help-address.ts'
import { useHelpAddress } from '../../lib/help/use-help-address.ts'

function ScreenItem({ screen: { label, icon, path: to, activeTone = 'accent' } }: { screen: ShownScreen }) {
  const { pathname } = useLocation()
  const isActive = to === '/' ? pathname === '/' : pathname.startsWith(to)
  const link = <Link to={to} search={{}} />
  return <NavItem icon={icon} label={label} link={link} active={isActive} activeTone={activeTone} />
}

export function SideMenu() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const helpAddress = useHelpAddress()
  const screens = useScreens()
  const rooms = screens.filter(({ menu }) => menu === 'rooms')
  const [first, ...others] = screens.filter(({ menu }) => menu === undefined)
  return (
    <>
      {first !== undefined && <ScreenItem screen={first} />}
      {rooms.length > 0 && (
        <NavGroup label={t`Rooms`}>
          {rooms.map((screen) => (
            <ScreenItem key={screen.path} screen={screen} />
          ))}
        </NavGroup>
      )}
      {others.map((screen) => (
        <ScreenItem key={screen.path} screen={screen} />
      ))}
      <NavItem
        icon="info"
        label={t`Help`}
        trailing={
          <Text as="span" size="s" tone="subtle">
            {t`Version ${VERSION}`}
          </Text>
        }
        // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- NavItem puts the words into the link
        link={<a href={helpAddress(helpPageAt(pathname))} target="_blank" rel="noreferrer" />}
      />
    </>
  )
}
