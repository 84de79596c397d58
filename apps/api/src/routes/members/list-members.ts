import { listMembers } from '@repo/api-client/members/list-members'
import { pageLimits } from '@repo/domain/limits'

import { route } from '../../http/route.ts'
import { StreamedAnswer } from '../../http/streamed-answer.ts'
import { presentMemberRow } from '../../presenters/member.ts'
import { presentPage } from '../../presenters/page.ts'
import { eachMember } from '../../queries/each-member.ts'
import { readMemberSearch } from '../../queries/member-search.ts'
import { membersInOrder, searchMembers } from '../../queries/members.ts'

const pickerRow = (row: ReturnType<typeof presentMemberRow>) => ({
  user_uuid: row.user_uuid,
  name: row.name,
  last_name_1: row.last_name_1,
  email: row.email,
  pseudonym: row.pseudonym,
  url_image: row.url_image,
})

/** The whole list as one JSON document, written as it is read. */
async function* pickerJson(rows: AsyncIterable<ReturnType<typeof presentMemberRow>>): AsyncGenerator<string> {
  let separator = '{"data":['
  for await (const row of rows) {
    yield separator + JSON.stringify(pickerRow(row))
    separator = ','
  }
  yield separator === ',' ? ']}' : '{"data":[]}'
}

export const listMembersRoute = route(listMembers, async ({ query }, { context, principal, origin }) => {
  const { search, order } = readMemberSearch(query)
  const now = new Date(context.clock.now())
  if (query.pagination === '0') {
    const rows = await eachMember(principal.branch, { search, order, now })
    return new StreamedAnswer({ type: 'application/json; charset=utf-8', chunks: pickerJson(rows) })
  }
  const number = query.page ?? 1
  const size = query.per_page ?? pageLimits.size
  const offset = (number - 1) * size
  const { listed, total } = await principal.branch.run(async (tx) => {
    const page =
      search === null
        ? await context.memberPages.page(tx, principal.branch.branchUuid, order, offset, size)
        : await searchMembers(tx, search, order, offset, size)
    return { listed: await membersInOrder(tx, page.uuids, now), total: page.total }
  })
  return {
    data: listed.map(presentMemberRow),
    ...presentPage({ endpoint: listMembers, query, origin, number, size, total, count: listed.length }),
  }
})
