import type { StoredSession } from '@repo/api-client/auth/stored-session'

import { isGranted, screenAt } from '../../app/areas.ts'

/** URLs that the first page will fetch, known before its code has loaded. A test compares them with the contract's. */
export const firstRequests = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  session: StoredSession,
): readonly string[] => {
  const { uuidUser, uuidBranch } = session
  const screen = search === '' ? screenAt(pathname) : undefined
  const { name, definition } = screen?.list ?? {}
  const listed: string[] = []
  if (screen !== undefined && definition !== undefined && isGranted(screen, session)) {
    const { path, rules, spelled } = definition
    const { sort, direction } = rules.first
    const order = `sort=${spelled?.[sort] ?? sort}&direction=${direction}`
    listed.push(`${path.replace('{branch}', uuidBranch)}?${order}&page=1&per_page=20`, `/api/v2/list-views/${name}`)
  }
  return [...listed, '/api/v2/admin/dashboard', `/api/v2/admin/user/${uuidUser}`, `/api/v2/centers/${uuidBranch}`]
}
