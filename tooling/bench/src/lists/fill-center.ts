import { openAnyDatabase } from '../measure/any-database.ts'
import { tell } from '../measure/child-process.ts'
import type { Filled } from '../measure/fill.ts'

export const CHALLENGES = 1000
export const LARGE = '01900000-0000-7000-8000-000000000001'

/** Fills the demo center while no server runs: `fill-center.ts <database> <members> <sensors> <trainings>`. */

const [place = '', members = '0', sensors = '0', trainings = '0'] = process.argv.slice(2)
const database = await openAnyDatabase(place)
const BRANCH = `(select branch_uuid from administrators where email = 'admin@demo.example')`

// recombined names, each with an address and a code
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
  [members],
)
// two of three belong to a member, and every other of these to the center
await database.query(
  `with branch as (select branch_uuid as uuid from administrators where email = 'admin@demo.example'),
  worn as (select array_agg(uuid order by uuid) as members from members where branch_uuid = (select uuid from branch))
  insert into sensors (uuid, branch_uuid, name, center_number, member_uuid, ownership, updated_at)
  select md5('sensor ' || n)::uuid, branch.uuid, (array['Banda', 'Cardio', 'Pulso', 'Ánfora'])[1 + n % 4] || ' ' || n,
    n::text,
    case when n % 3 > 0 then members[1 + n % cardinality(members)] end,
    case when n % 2 = 0 then 'owned' when n % 3 > 0 then 'borrowed' else 'center' end, now() - n * interval '7 minutes'
  from generate_series(1, $1::int) as n, branch, worn`,
  [sensors],
)
await database.query(
  `insert into strap_addresses (branch_uuid, address, sensor_uuid, learnt)
  select ${BRANCH}, 'ble:' || upper(lpad(to_hex(n::bigint * 7919), 12, '0')), md5('sensor ' || n)::uuid, 'typed'
  from generate_series(1, $1::int) as n`,
  [sensors],
)
// roll-ups are built once at the end instead of row by row
await database.exec('alter table trainings disable trigger user')
await database.query(
  `with worn as (select array_agg(uuid order by uuid) as members from members where branch_uuid = ${BRANCH}),
  types as (select array_agg(uuid order by position) as all_of from training_types where branch_uuid = ${BRANCH})
  insert into trainings (uuid, branch_uuid, member_uuid, training_type_uuid, device_type, modality, start_at, "offset", zone,
    duration_seconds, below_seconds, z1_seconds, z2_seconds, z3_seconds, z4_seconds, z5_seconds, calories, points, points_version)
  select overlay(overlay(md5('training ' || n) placing '4' from 13) placing '8' from 17)::uuid, ${BRANCH}, members[1 + (n::bigint * 7919) % cardinality(members)],
    all_of[1 + n % cardinality(all_of)], 'strap', 'group', now() - (n::float8 / $1::int) * interval '365 days', '-6',
    'America/Mexico_City', 1800 + n % 1800, 0, 300, 300, 300, 300, 300, 200 + n % 400, 50 + n % 100, 1
  from generate_series(1, $1::int) as n, types, worn`,
  [trainings],
)
await database.exec('alter table trainings enable trigger user')
await database.exec(`select rebuild_roll_ups(${BRANCH})`)
await database.exec(
  `create function pg_temp.challenge(n int) returns uuid language sql immutable as
    $$ select case when n = 1 then '${LARGE}' else md5('challenge ' || n)::uuid end $$`,
)
// all but the first 200 have ended; every third has two teams
await database.exec(
  `insert into challenges (uuid, branch_uuid, name, kind, modality, compliance, start_at, finish_at, created_at, awarded_at, settled_at)
  select pg_temp.challenge(n), ${BRANCH}, (array['Reto', 'Copa', 'Maratón'])[1 + n % 3] || ' ' || n,
    case when n % 3 = 0 then 'group' else 'individual' end, case when n % 3 = 0 then 'teams' else 'user' end, 'competitive',
    finish_at - interval '30 days', finish_at, finish_at - interval '31 days' - n * interval '1 second', over_at, over_at
  from (select n, finish_at, case when finish_at < now() then finish_at end as over_at
    from (select n, now() + (200 - n) * interval '3 hours' + interval '1 hour' as finish_at from generate_series(1, ${CHALLENGES}) as n) as ends) as all_of;
  insert into challenge_goals (uuid, branch_uuid, challenge_uuid, type, target, points, created_at)
  select gen_random_uuid(), branch_uuid, uuid, type, target, goals.points, created_at from challenges,
    (values ('trainings', 5, 10), ('calories', 3000, 50), ('minutes', 200, 30)) as goals (type, target, points)
    where uuid in (select pg_temp.challenge(n) from generate_series(1, ${CHALLENGES}) as n);
  insert into challenge_teams (uuid, branch_uuid, challenge_uuid, name)
  select md5('team ' || n || ' ' || team)::uuid, ${BRANCH}, pg_temp.challenge(n), team::text
  from generate_series(3, ${CHALLENGES}, 3) as n, generate_series(1, 2) as team`,
)
// everyone in the first, 100 in each other; sums that reach no goal, some, or all
await database.exec(
  `with people as (select uuid, row_number() over (order by uuid) as n from members where branch_uuid = ${BRANCH} and unlinked_at is null)
  insert into challenge_participants (uuid, branch_uuid, challenge_uuid, member_uuid, team_uuid, start_at, finish_at,
    trainings, seconds, calories, points)
  select gen_random_uuid(), c.branch_uuid, c.uuid, people.uuid,
    case when c.modality = 'teams' then md5('team ' || of.n || ' ' || 1 + people.n % 2)::uuid end, c.start_at, c.finish_at,
    people.n % 9, (people.n * 37 % 20000), (people.n * 7919 % 5000) * 1000000, (people.n * 104729 % 900) * 1000000
  from people
  join lateral (select 1 as n union select 2 + (people.n % (${CHALLENGES} - 1))::int) as of on true
  join challenges c on c.uuid = pg_temp.challenge(of.n)`,
)
await database.exec(
  `insert into challenge_results (uuid, branch_uuid, challenge_uuid, member_uuid, points, goals_reached, goals, place, competitors, medal, at)
  select gen_random_uuid(), p.branch_uuid, p.challenge_uuid, p.member_uuid, 10 * (p.trainings::int % 9), p.trainings % 4, 3,
    row_number() over who, 100, (array['gold', 'silver', 'bronze'])[row_number() over who], c.finish_at
  from challenge_participants p join challenges c on c.uuid = p.challenge_uuid
  where c.awarded_at is not null and c.uuid in (select pg_temp.challenge(n) from generate_series(1, ${CHALLENGES}) as n)
  window who as (partition by c.uuid order by p.member_uuid)`,
)
await database.exec('analyze')
await database.close()
tell({ kind: 'filled' } satisfies Filled)
