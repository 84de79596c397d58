import type { Asked } from '../measure/list-ratio.ts'

const SIZE = 20

interface Question {
  readonly query?: string
  readonly page?: number
  readonly where?: string
  readonly values?: readonly string[]
}

/** How many are in a challenge's teams and rooms, and how many goals it has. */
const GROUPS = `
  (select array_agg(t.members order by t.name) from challenge_teams t where t.challenge_uuid = listed.uuid) as teams,
  (select array_agg(r.members order by rooms.name) from challenge_rooms r join rooms on rooms.uuid = r.room_uuid
    where r.challenge_uuid = listed.uuid) as rooms,
  (select count(*)::int from challenge_goals g where g.challenge_uuid = listed.uuid) as goals`

/** A page of challenges, with how many are in their teams and rooms and how many goals they have. */
export const challengesBy = ({ query = '', page = 1, where = 'true', values = [] }: Question): Asked => ({
  path: `/api/v1/challenges${query === '' ? `?page=${page}` : `/search?page=${page}${query}`}`,
  count: `select count(*)::int as total from challenges c where c.branch_uuid = $1 and ${where}`,
  page: `select listed.*, ${GROUPS}
    from (select c.* from challenges c where c.branch_uuid = $1 and ${where}
      order by c.created_at desc, c.uuid desc limit ${SIZE} offset ${(page - 1) * SIZE}) as listed
    order by listed.created_at desc, listed.uuid desc`,
  values,
})

/** A page of the board; its count is kept. */
export const boardPage = (branch: string, page: number): Asked => ({
  path: `/api/v2/branch/${branch}?page=${page}`,
  count: 'select listed as total from standing_counts where branch_uuid = $1',
  page: `select s.*, m.* from (select * from member_standings where branch_uuid = $1 and is_listed
      order by -points, member_uuid limit ${SIZE} offset ${(page - 1) * SIZE}) as s
    join members m on m.uuid = s.member_uuid order by -s.points, s.member_uuid`,
  values: [],
})

/** The first of those on the board whom a search finds, with the place of each among all. */
export const boardSearch = (branch: string, text: string): Asked => {
  const found = `from member_standings s join members m on m.uuid = s.member_uuid
    where s.branch_uuid = $1 and s.is_listed and fold(m.email) like fold($2)`
  return {
    path: `/api/v2/branch/${branch}?search_column=email&search=${encodeURIComponent(text)}`,
    count: `select count(*)::int as total ${found}`,
    page: `select listed.*, (select count(*) from member_standings ahead where ahead.branch_uuid = $1 and ahead.is_listed
        and (-ahead.points, ahead.member_uuid) < (-listed.points, listed.member_uuid)) as ahead
      from (select s.*, m.name, m.email ${found} order by -s.points, s.member_uuid limit ${SIZE}) as listed`,
    values: [`%${text}%`],
  }
}

/** Some of those in a challenge as they stand: by the points of the goals they reach, and name. */
export const entrantsPage = (challenge: string, page: number): Asked => ({
  path: `/api/v2/users/challenges/${challenge}?page=${page}`,
  count: `select count(*)::int as total from challenge_participants where branch_uuid = $1 and challenge_uuid = '${challenge}' and left_at is null`,
  page: `select p.*, m.uuid, m.email, m.pseudonym, m.image_url, m.name, m.last_name_1, m.last_name_2 from (
      select *, (trainings >= 5)::int as one, (calories >= 3000000000)::int as two, (seconds >= 12000)::int as three
      from challenge_participants where branch_uuid = $1 and challenge_uuid = '${challenge}' and left_at is null) as p
    join members m on m.uuid = p.member_uuid
    order by 10 * one + 50 * two + 30 * three desc, whole_name(m.name, m.last_name_1, m.last_name_2), m.uuid
    limit ${SIZE} offset ${(page - 1) * SIZE}`,
  values: [],
})

/** A challenge of single users with its goals. */
export const challengeDetail = (challenge: string): Asked => ({
  path: `/api/v1/challenges/${challenge}`,
  count: `select g.*, count(*) over ()::int as total from challenge_goals g where branch_uuid = $1 and challenge_uuid = '${challenge}'`,
  page: `select listed.*, ${GROUPS} from challenges as listed where listed.branch_uuid = $1 and listed.uuid = '${challenge}'`,
  values: [],
})
