import { useLingui } from '@lingui/react/macro'
import { adminQueryOptions } from '@repo/api-client/admins/queries'
import { lastNamesOf } from '@repo/api-client/members/member'
import { Avatar } from '@repo/ui/avatar'
import { IconButton } from '@repo/ui/icon-button'
import { Menu } from '@repo/ui/menu'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'
import { useLogOut } from '../../app/use-log-out.ts'

/** Who is signed in, and the way out. */
export function ProfileMenu() {
  const { t } = useLingui()
  const { client } = useServices()
  const session = useSession()
  const admin = useQuery(adminQueryOptions(client, session.uuidUser))
  const leave = useLogOut()
  const name = admin.data === undefined ? '' : `${admin.data.name} ${lastNamesOf(admin.data)}`
  return (
    <>
      <Avatar name={name} imageUrl={admin.data?.imageUrl ?? null} size="s" />
      <Menu
        align="end"
        {...(name === '' ? {} : { title: name })}
        trigger={<IconButton icon="chevron" label={t`Profile menu`} size="s" />}
        groups={[[{ key: 'leave', label: t`Log out`, icon: 'logout', onSelect: () => leave.mutate() }]]}
      />
    </>
  )
}
