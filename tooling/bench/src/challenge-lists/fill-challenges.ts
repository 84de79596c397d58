import { openAnyDatabase } from '../measure/any-database.ts'
/** The process that adds a thousand challenges to a branch of a hundred thousand members while no server runs. */
import { tell } from '../measure/child-process.ts'
import type { Filled } from '../measure/fill.ts'
import { CHALLENGES, LARGE } from './messages.ts'

const [place = ''] = process.argv.slice(2)
const database = await openAnyDatabase(place)
const BRANCH = `(select branch_uuid from administrators where email = 'admin@demo.example')`

await database.exec(
  `create function pg_temp.challenge(n int) returns uuid language sql immutable as
    $$ select case when n = 1 then '${LARGE}' else md5('challenge ' || n)::uuid end $$`,
)
/** All but the first two hundred are over; every third is one of two teams. */
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
/** Everybody in the first, a hundred in each other; sums that reach no goal, some or all. */
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
const away = await database.query(
  `select count(*)::int as count from members where branch_uuid = ${BRANCH} and unlinked_at is null
    and uuid not in (select member_uuid from challenge_participants where challenge_uuid = '${LARGE}')`,
)
await database.close()
if (Number(away.rows[0]?.['count']) !== 0) throw new Error('not everybody takes part')
tell({ kind: 'filled' } satisfies Filled)
