/** The process that adds people with codes of six digits to the demo center's branch while no server runs. */
import { tell } from '../measure/child-process.ts'
import { openDatabase } from '../measure/embedded-database.ts'
import { FIRST_CODE, type Filled } from './messages.ts'

/** Enough that nobody joins twice. */
const PEOPLE = 5000

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase(folder)
await database.query(
  `insert into members (uuid, branch_uuid, name, last_name_1, pseudonym, email, sign_in_code)
  select md5('person ' || n)::uuid, branch_uuid, 'Ana ' || n, 'Ibáñez', 'Paso ' || n, 'paso' || n || '@bench.example',
    ($1::int + n)::text
  from administrators, generate_series(0, $2::int - 1) as n
  where email = 'admin@demo.example'`,
  [FIRST_CODE, PEOPLE],
)
await database.exec('analyze')
await database.close()
tell({ kind: 'filled' } satisfies Filled)
