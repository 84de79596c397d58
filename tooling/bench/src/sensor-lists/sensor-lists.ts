/** A branch of ten thousand sensors: a list that counts and skips, against its statements alone. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { startBuiltServer } from '../measure/built-server.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import type { Bench } from '../measure/figure.ts'
import { fill } from '../measure/fill.ts'
import { listRatio, totalInMeta, type Asked } from '../measure/list-ratio.ts'
import { withRawLists, type Raw } from '../measure/raw-lists.ts'
import { createAsking } from '../member-lists/asking.ts'
import { SENSORS } from './messages.ts'

const SIZE = 20

/** How long each of a page was worn in thirty days, and how long without contact. */
const WORN = `select sum(duration_seconds) as counted, sum(lost_seconds) as lost from trainings
  where sensor_uuid = listed.uuid and start_at >= now() - interval '30 days'`

interface Question {
  readonly query: string
  readonly order: string
  readonly page?: number
  readonly where?: string
  readonly values?: readonly string[]
}

const askedBy = ({ query, order: by, page = 1, where = 'true', values = [] }: Question): Asked => {
  const from = `from sensors s left join members m on m.uuid = s.member_uuid where s.branch_uuid = $1 and ${where}`
  return {
    path: `/api/v2/sensors?page=${page}${query}`,
    count: `select count(*)::int as total ${from}`,
    page: `select listed.*, worn.* from
      (select s.*, m.email ${from} order by ${by}, s.uuid limit ${SIZE} offset ${(page - 1) * SIZE}) as listed,
      lateral (${WORN}) as worn`,
    values,
  }
}

export const PAGES = [1, 2, 250, 500].map((page) => askedBy({ query: '', order: 'fold(s.name)', page }))
export const SEARCHES = [
  askedBy({ query: '&search=pulso', order: 'fold(s.name)', where: 'fold(s.name) like fold($2)', values: ['%pulso%'] }),
  askedBy({
    query: '&search_colum=user_email&search=daniel',
    order: 'fold(s.name)',
    where: 'fold(m.email) like fold($2)',
    values: ['%daniel%'],
  }),
  askedBy({
    query: '&search_colum=ownership_type&search=lent&sort=updated_at',
    order: 's.updated_at',
    where: `s.ownership <> 'owned' and s.member_uuid is not null`,
  }),
]

/** Members first, of whom each may have a sensor: of the demo's few the database would read all for every sensor. */
const FILLS = ['member-lists/fill-members.ts', 'sensor-lists/fill-sensors.ts'] as const

export const benchSensorLists: Bench = () =>
  withFolder(async (folder) => {
    const data = join(folder, 'data')
    const copy = join(folder, 'copy')
    await fillDataDirectory(data)
    for (const file of FILLS) await fill(file, [join(data, 'postgres'), String(SENSORS)])
    cpSync(join(data, 'postgres'), copy, { recursive: true })
    const server = await startBuiltServer({ dataDirectory: data })
    const { headers } = await signIn(server.origin)
    const asking = createAsking(server.origin, headers)
    const figureOf = (raw: Raw, name: string, asked: readonly Asked[]) =>
      listRatio({ name: `${name} of ${SENSORS} sensors`, asked, totalOf: totalInMeta }, asking, raw)
    try {
      return await withRawLists(copy, async (raw) => [
        await figureOf(raw, 'pages', PAGES),
        await figureOf(raw, 'searches', SEARCHES),
      ])
    } finally {
      asking.close()
      await server.stop()
    }
  })
