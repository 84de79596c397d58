import type { listViewsEndpoints } from '@repo/api-client/list-views/endpoints'

import { EVERY_STAFF, type CallRows } from './call-row.ts'

export const listViewsCalls: CallRows<typeof listViewsEndpoints> = {
  listListViews: {
    granted: EVERY_STAFF,
    valid: () => ({ ids: { list: 'members' } }),
  },
  keepListView: {
    granted: EVERY_STAFF,
    valid: () => ({
      ids: { list: 'members' },
      body: { name: 'Mujeres', address: { column: 'sex', search: 'female' }, is_default: true },
    }),
  },
  deleteListView: {
    granted: ['admin'],
    valid: (world) => ({ ids: { list: 'members', uuid: world.listViewUuid } }),
    refusedAs: 404,
  },
}
