import { openAnyDatabase } from '../measure/any-database.ts'
/** The process that adds ten thousand sensors to the demo center's branch while no server runs. */
import { tell } from '../measure/child-process.ts'
import type { Filled } from '../measure/fill.ts'

const [place = '', count = '0'] = process.argv.slice(2)
const database = await openAnyDatabase(place)
/** Two of three are somebody's, and every other of these the center's. */
await database.query(
  `with branch as (select branch_uuid as uuid from administrators where email = 'admin@demo.example'),
  worn as (select array_agg(uuid order by uuid) as members from members where branch_uuid = (select uuid from branch))
  insert into sensors (uuid, branch_uuid, name, mac, center_number, member_uuid, ownership, updated_at)
  select md5('sensor ' || n)::uuid, branch.uuid, (array['Banda', 'Cardio', 'Pulso', 'Ánfora'])[1 + n % 4] || ' ' || n,
    upper(regexp_replace(lpad(to_hex(n::bigint * 7919), 12, '0'), '(..)(?!$)', '\\1:', 'g')), n::text,
    case when n % 3 > 0 then members[1 + n % cardinality(members)] end,
    case when n % 2 = 0 then 'owned' when n % 3 > 0 then 'borrowed' else 'center' end, now() - n * interval '7 minutes'
  from generate_series(1, $1::int) as n, branch, worn`,
  [count],
)
await database.close()
tell({ kind: 'filled' } satisfies Filled)
