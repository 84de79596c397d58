import type { Asked } from '../measure/list-ratio.ts'

const SIZE = 20

/** What the list of members shows beside the member. */
const IS_BANNED = `exists (select 1 from bans where bans.member_uuid = m.uuid and bans.lifted_at is null
  and (bans.until is null or bans.until > now())) as is_banned`

/** A page of the members; their count is kept. */
export const membersPage = (page: number, sort: 'created' | 'name'): Asked => ({
  path: `/api/v2/users?page=${page}&sort=${sort}&direction=desc`,
  count: 'select linked as total from member_counts where branch_uuid = $1',
  page: `select m.*, ${IS_BANNED} from members m where branch_uuid = $1 and unlinked_at is null
    order by ${sort === 'created' ? 'created_at' : 'fold(name)'} desc, uuid desc limit ${SIZE} offset ${(page - 1) * SIZE}`,
  values: [],
})

/** A page of the staff. */
export const staffPage: Asked = {
  path: '/api/v2/admin/user?page=1',
  count: 'select count(*)::int as total from administrators where branch_uuid = $1',
  page: `select * from administrators where branch_uuid = $1 order by created_at desc, uuid desc limit ${SIZE}`,
  values: [],
}
