import { useLingui } from '@lingui/react/macro'
import { lastNamesOf } from '@repo/api-client/members/member'
import { adminQueryOptions } from '@repo/api-client/staff/queries'
import { Avatar } from '@repo/ui/avatar'
import { IconButton } from '@repo/ui/icon-button'
import { Menu } from '@repo/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { useLogOut } from '../../app/session/use-log-out.ts'
import { useScreens } from '../../app/use-screens.ts'

export function ProfileMenu() {
  const { t } = useLingui()
  const { client } = useServices()
  const session = useSession()
  const admin = useQuery(adminQueryOptions(client, session.uuidUser))
  const leave = useLogOut()
  const navigate = useNavigate()
  const screens = useScreens()
    .filter(({ menu }) => menu === 'profile')
    .map(({ path, label, icon }) => ({
      key: path,
      label,
      icon,
      onSelect: () => void navigate({ to: path, search: {} }),
    }))
  const name = admin.data === undefined ? '' : `${admin.data.name} ${lastNamesOf(admin.data)}`
  return (
    <>
      <Avatar id={session.uuidUser} name={name} imageUrl={admin.data?.imageUrl ?? null} size="s" />
      <Menu
        align="end"
        {...(name === '' ? {} : { title: name })}
        trigger={<IconButton icon="chevron" label={t`Profile menu`} size="s" />}
        groups={[
          screens,
          [{ key: 'leave', label: t`Log out`, icon: 'logout' as const, onSelect: () => leave.mutate() }],
        ]}
      />
    </>
  )
}
