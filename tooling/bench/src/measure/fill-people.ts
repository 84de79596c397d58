import { tell } from './child-process.ts'
import { openDatabase } from './embedded-database.ts'
import type { Filled } from './fill.ts'
import { FIRST_CODE } from './people.ts'

const [folder = '', people = ''] = process.argv.slice(2)
const database = await openDatabase(folder)
await database.query(
  `insert into members (uuid, branch_uuid, name, last_name_1, pseudonym, email, sign_in_code, birthday, weight_kg, sex)
  select md5('person ' || n)::uuid, branch_uuid, 'Ana ' || n, 'Ibáñez', 'Paso ' || n, 'paso' || n || '@bench.example',
    ($1::int + n)::text, '1990-01-01', 70, 'female'
  from administrators, generate_series(0, $2::int - 1) as n
  where email = 'admin@demo.example'`,
  [FIRST_CODE, Number(people)],
)
await database.exec('analyze')
await database.close()
tell({ kind: 'filled' } satisfies Filled)
