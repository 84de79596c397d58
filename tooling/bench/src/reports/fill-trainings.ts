/** The process that adds members and a year of trainings to the demo center's branch while no server runs. */
import { tell } from '../measure/child-process.ts'
import { openDatabase } from '../measure/embedded-database.ts'
import type { Filled } from '../measure/fill.ts'

const [folder = '', count = '0', members = '0'] = process.argv.slice(2)
const database = await openDatabase(folder)
const BRANCH = `(select branch_uuid from administrators where email = 'admin@demo.example')`

// what triggers would add up row by row is built once at the end
await database.exec('alter table trainings disable trigger user')
await database.query(
  `insert into members (uuid, branch_uuid, name, last_name_1, pseudonym, email, sign_in_code)
  select md5('member ' || n)::uuid, ${BRANCH}, 'Ana ' || n, 'Ibáñez', 'Pulso ' || n, 'pulso' || n || '@bench.example', 'b' || n
  from generate_series(1, $1::int) as n`,
  [members],
)
await database.query(
  `with types as (select array_agg(uuid order by position) as all_of from training_types where branch_uuid = ${BRANCH})
  insert into trainings (uuid, branch_uuid, member_uuid, training_type_uuid, device_type, modality, start_at, "offset", zone,
    duration_seconds, below_seconds, z1_seconds, z2_seconds, z3_seconds, z4_seconds, z5_seconds, calories, points, points_version)
  select md5('training ' || n)::uuid, ${BRANCH}, md5('member ' || 1 + (n::bigint * 7919) % $2::int)::uuid,
    all_of[1 + n % cardinality(all_of)], 'strap', 'group', now() - (n::float8 / $1::int) * interval '365 days', '-6',
    'America/Mexico_City', 1800 + n % 1800, 0, 300, 300, 300, 300, 300, 200 + n % 400, 50 + n % 100, 1
  from generate_series(1, $1::int) as n, types`,
  [count, members],
)
await database.exec('alter table trainings enable trigger user')
await database.exec(`select rebuild_roll_ups(${BRANCH})`)
await database.exec('analyze')
await database.close()
tell({ kind: 'filled' } satisfies Filled)
