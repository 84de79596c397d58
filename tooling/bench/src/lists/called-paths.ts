import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'

import type { DemoStaff } from '../measure/demo-center.ts'
import { LARGE } from './fill-center.ts'

/** Baseline: the smallest call of staff. */
export const SMALLEST = '/api/v2/trainings/type'

export const calledPaths = async ({ client, branchUuid }: DemoStaff): Promise<ReadonlyMap<string, string>> => {
  const members = await client.call(listMembers, { query: viewOf(listMembers) })
  const { rows: trainings } = await client.call(listTrainings, { query: viewOf(listTrainings) })
  const [member, training] = [members.rows[0]?.uuid ?? '', trainings[0]?.uuid ?? '']
  return new Map([
    ['list of members', '/api/v2/users?page=1'],
    ['list of members by name', '/api/v2/users?page=2&sort=name&direction=desc'],
    ['middle of the members', `/api/v2/users?page=${Math.round(members.lastPage / 2)}`],
    ['end of the members', `/api/v2/users?page=${members.lastPage}`],
    ['list of trainings', '/api/v2/trainings/level?page=1'],
    ['list of sensors', '/api/v2/sensors?page=1'],
    ['list of challenges', '/api/v1/challenges?page=1'],
    ['ranking', `/api/v2/branch/${branchUuid}?page=1`],
    ['participants of a challenge', `/api/v2/users/challenges/${LARGE}?page=1`],
    ['audit', '/api/v2/audit?page=1'],
    ['search of members by name', '/api/v2/users?page=1&search_column=name&search=sofia'],
    ['search of members by email', '/api/v2/users?page=1&search_column=email&search=garcia777'],
    ['search of trainings', '/api/v2/trainings/level?page=1&search_column=user_name&search=lucia'],
    ['search of sensors', '/api/v2/sensors?page=1&search_colum=sensor_name&search=Pulso%2012'],
    ['search of challenges', '/api/v1/challenges/search?page=1&column=name&data=copa'],
    ['search of the ranking', `/api/v2/branch/${branchUuid}?search_column=email&search=garcia777`],
    ['detail of a member', `/api/v2/users/${member}/information`],
    ['trainings of a member', `/api/v2/trainings/user/${member}`],
    ['detail of a training', `/api/v2/trainings/${training}/show`],
    ['detail of a challenge', `/api/v1/challenges/${LARGE}`],
  ])
}
