import { openAnyDatabase } from '../measure/any-database.ts'
/** The process that adds a hundred thousand members to the demo center's branch while no server runs. */
import { tell } from '../measure/child-process.ts'
import type { Filled } from '../measure/fill.ts'

const [place = '', count = '0'] = process.argv.slice(2)
const database = await openAnyDatabase(place)
/** People as the demo's are, their names put together anew; every one has an address and a code of its own. */
await database.query(
  `with branch as (select branch_uuid as uuid from administrators where email = 'admin@demo.example'),
  demo as (
    select array_agg(name order by uuid) as names, array_agg(last_name_1 order by uuid) as families,
      array_agg(sex order by uuid) as sexes, array_agg(split_part(pseudonym, ' ', 1) order by uuid) as nicknames,
      count(*)::int as size
    from members where branch_uuid = (select uuid from branch)
  ),
  drawn as (
    select n, 1 + mod(hashint4extended(n, 1) & 65535, size) as given, 1 + mod(hashint4extended(n, 2) & 65535, size) as first,
      1 + mod(hashint4extended(n, 3) & 65535, size) as second, 1 + mod(hashint4extended(n, 4) & 65535, size) as nick
    from generate_series(1, $1::int) as n, demo
  )
  insert into members (uuid, branch_uuid, name, last_name_1, last_name_2, pseudonym, email, sex, birthday, sign_in_code, created_at)
  select overlay(overlay(md5(n::text) placing '4' from 13) placing '8' from 17)::uuid, branch.uuid, names[given], families[first], families[second], nicknames[nick] || ' ' || n,
    replace(fold(names[given] || '.' || families[first]), ' ', '.') || n || '@demo.example', sexes[given],
    date '1960-01-01' + mod(n * 37, 17000), (1000000 + n)::text, now() - n * interval '7 minutes'
  from drawn, demo, branch`,
  [count],
)
await database.close()
tell({ kind: 'filled' } satisfies Filled)
