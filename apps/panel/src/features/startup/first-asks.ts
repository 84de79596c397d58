import type { StoredSession } from '@repo/api-client/auth/stored-session'
import type { ViewedList } from '@repo/domain/lists/list-view'
import type { Permission } from '@repo/domain/people/permissions'

interface FirstList {
  readonly views: ViewedList
  readonly path: string
  readonly order: string
  readonly permission?: Permission
}

/** First queries by path. Duplicates the contract, which is loaded later; a test compares them. */
const listsOf = (branch: string): Readonly<Record<string, FirstList>> => ({
  '/users': { views: 'members', path: 'users', order: 'sort=created&direction=desc', permission: 'user_show' },
  '/sessions': { views: 'trainings', path: 'trainings/level', order: 'sort=start&direction=desc' },
  '/sensors': { views: 'sensors', path: 'sensors', order: 'sort=sensor_name&direction=asc' },
  '/admin': {
    views: 'admins',
    path: 'admin/user',
    order: 'sort=created&direction=desc',
    permission: 'administrator_show',
  },
  '/audit': { views: 'audit', path: 'audit', order: 'sort=at&direction=desc', permission: 'administrator_show' },
  '/requests': { views: 'requests', path: `centers/${branch}/requests`, order: 'sort=requested&direction=asc' },
})

/** URLs that the first page will fetch, known before its code has loaded. */
export const firstAsks = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { uuidUser, uuidBranch, permissions }: StoredSession,
): readonly string[] => {
  const list = search === '' ? listsOf(uuidBranch)[pathname] : undefined
  const mayLook = list?.permission === undefined || permissions.includes(list.permission)
  const listed =
    list === undefined || !mayLook
      ? []
      : [`/api/v2/${list.path}?${list.order}&page=1&per_page=20`, `/api/v2/list-views/${list.views}`]
  return [...listed, '/api/v2/admin/dashboard', `/api/v2/admin/user/${uuidUser}`, `/api/v2/centers/${uuidBranch}`]
}
