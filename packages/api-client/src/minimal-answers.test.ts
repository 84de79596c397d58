import { FOLLOWS, TEXT_SIZES } from '@repo/domain/displays/display-settings'
import { IDLE_VIEWS } from '@repo/domain/displays/idle-view'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { contract } from './contract.ts'
import type { Endpoint } from './core/endpoint.ts'
import { readAnswer } from './core/read-answer.ts'

const AT = '2026-11-27T10:00:00Z'
const challenge = {
  challenge_uuid: 'c',
  name: 'Reto',
  challenge_type_id: '1',
  challenge_modality_id: 1,
  challenge_compliance: 'free',
  start_at: '2026-11-01 00:00:00',
  finish_at: '2026-11-02 00:00:00',
}
const goal = { uuid: 'g', goal_type_id: 1, meta: '500', points: 5, status: 1, created_at: AT }
const entrant = { user_uuid: 'u', name: 'Ana' }
const metric = {
  goal_uuid: 'g',
  goal_type_id: 1,
  goal_type: 'Kcal',
  accumulated: '12.5',
  meta: 500,
  target: '500 kcal',
}
const times = { z1_time_tot: 0, z2_time_tot: 0, z3_time_tot: 0, z4_time_tot: 0, z5_time_tot: 0 }
const named = { id: '1', name: 'One' }
const settings = {
  follows: FOLLOWS[0],
  schedule: [],
  idle_view: IDLE_VIEWS[0],
  text_size: TEXT_SIZES[0],
  overscan: '0',
  has_sound: 1,
}

const importSettings = {
  sheet: 0,
  header_row: null,
  columns: {},
  encoding: null,
  separator: null,
  day_order: null,
  weight_unit: null,
  height_unit: null,
  sex_of_m: null,
  name_language: 'en',
  is_short_name: false,
  decision: 'fill',
  sends_welcome_mails: false,
}
const importOf = {
  uuid: 'i',
  kind: 'members',
  state: 'columns',
  file_name: 'members.csv',
  created_at: AT,
  done_at: null,
  undo_until: null,
  settings: importSettings,
  sheets: [],
  columns: [],
  questions: [],
  counts: { new: 0, changed: 0, same: 0, fault: 0, left_out: 0 },
  missing: {},
  progress: { written: 0, total: 0 },
  outcomes: { created: 0, changed: 0, moved: 0 },
  kept: [],
}
const importRow = {
  number: 2,
  state: 'new',
  outcome: null,
  cells: {},
  understood: {},
  faults: {},
  changes: [],
  decision: null,
  target: null,
  pseudonym: null,
  is_edited: false,
}

/** The minimum of each row that another deployment may send. */
const MINIMAL = {
  listAdmins: { uuid: 'a', name: 'Ana', email: 'a@gym.example', role: 'coach' },
  listOwnSessions: { uuid: 's', kind: 'panel', opened_at: AT, expires_at: AT, is_current: 1 },
  listListViews: { uuid: 'v', name: 'View', address: {}, is_default: 0 },
  listAudit: {
    uuid: 'a',
    sequence: '1',
    at: AT,
    administrator_name: 'Ana',
    action: 'administrator-signed-in',
    changes: [],
    hash: 'h',
  },
  listJoinRequests: { uuid: 'j', user_uuid: 'u', pseudonym: 'Rayo', asked_at: AT },
  listRefusedStraps: { sensor_mac: 'd4', reason: 'class-full' },
  listRoomStraps: { id: 's', radio: 'ant', name: null, ending: '926', hr: null },
  listStrapsElsewhere: { user_uuid: 'u', pseudonym: 'Rayo', room_name: 'Agua' },
  showMeasurements: { final_user_uuid: 'u', pseudonym: 'Rayo', effort: '75.5', hr: '150', status: 1 },
  showRoomHistory: {
    uuid: 'c',
    training_type_uuid: 't',
    training_name: 'Spinning',
    class_start_at: AT,
    duration: '50',
    class_delay: '0',
    user_capacity_status: '1',
    capacity: '15',
    people: '2',
    rookpoints: '10',
  },
  listTrainings: { training_uuid: 't', start: AT, user_name: 'Ana' },
  listTrainingTypes: { training_type_uuid: 't', trainig_name: 'Spinning' },
  listChallenges: challenge,
  searchChallenges: challenge,
  searchBranchChallenges: challenge,
  listGoals: goal,
  searchGoals: goal,
  listBoard: { name: 'Ana' },
  listEntrants: entrant,
  listRoomEntrants: entrant,
  listTeamEntrants: entrant,
  listCountedTrainings: {
    training_uuid: 't',
    start: AT,
    trainig_name: 'Spinning',
    sums: { calories: '1', steps: 0, minutes: 1, trainings: 1, rookpoints: 1, hard_minutes: 0 },
  },
  listRecentPoints: { user_uuid: 'u', rookpoints: '3' },
  listChallengeTypes: named,
  listChallengeModalities: named,
  listGoalTypes: named,
  showUserMetrics: { ...metric, completed: '1' },
  showTeamMetrics: { ...metric, completed: 0 },
  showRoomMetrics: { ...metric, completed: false },
  listDisplays: { uuid: 'd', name: 'TV', ...settings },
  showWallRanking: { position: 1, pseudonym: 'Rayo', points_meddals: '5' },
  listOpenClasses: {
    room_uuid: 'r',
    room_name: 'Sala',
    training_name: 'Spinning',
    class_start_at: AT,
    class_finish_at: AT,
  },
  listOwnChallenges: {
    challenge_uuid: 'c',
    name: 'Reto',
    finish_at: AT,
    is_over: 0,
    is_free: '1',
    place: '1',
    competitors: 3,
    points: 0,
    goals_reached: 0,
    goals: 2,
  },
  listRequests: { user_uuid: 'u', name: 'Ana', email: 'a@gym.example' },
  listMembers: { user_uuid: 'u', name: 'Ana', email: 'a@gym.example' },
  listMemberTrainings: {
    training_uuid: 't',
    training_type: 'Spinning',
    start: AT,
    summaries: { duration_time_tot: '60', ...times },
  },
  listWeights: { datetime: AT, weight: '61.5' },
  listImports: importOf,
  listImportRows: importRow,
  addTrainingFile: importRow,
  listImportCodes: { uuid: 'u', name: 'Ana', email: 'a@gym.example', sign_in_code: '123456' },
  listSensors: { sensor_uuid: 's', sensor_name: 'Azul', sensor_mac: 'AA:BB' },
} satisfies Partial<Record<keyof typeof contract, object>>

const contractOf = contract as Readonly<Record<string, Endpoint>>

const isList = ({ response }: Endpoint): boolean => {
  const json = JSON.stringify(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' }))
  return /"data":\{"type":"array","items":\{"type":"object"/.test(json)
}

const lists = Object.entries(contractOf).filter(([, endpoint]) => isList(endpoint))

const rowsOf = (read: unknown): readonly unknown[] => {
  const { rows, classes, straps, data } = read as Readonly<Record<string, readonly unknown[] | undefined>>
  return Array.isArray(read) ? read : (rows ?? classes ?? straps ?? data ?? [])
}

const BESIDE: Readonly<Record<string, object>> = {
  listOpenClasses: { joins_by: 'code' },
  showRoomHistory: { members: '7', members_without_weight: '2' },
  showMeasurements: { remaining_time: '60', time_finish: AT, sequence: '1', server_time: '1000' },
}

describe('every list of the contract', () => {
  it('has a row here', () => {
    expect(lists.map(([name]) => name).filter((name) => !(name in MINIMAL))).toEqual([])
  })

  it.each(Object.entries(MINIMAL))('%s is read from a server that says little', (name, row) => {
    const endpoint = contractOf[name] as Endpoint
    for (const meta of [{ last_page: '1' }, undefined]) {
      const { data, leftOut } = readAnswer(endpoint.response, { data: [row], meta, ...BESIDE[name] })
      expect(leftOut).toEqual([])
      expect(rowsOf(data?.value)).toHaveLength(1)
    }
  })

  it.each(Object.entries(MINIMAL))('%s is read without a row that cannot be', (name, row) => {
    const endpoint = contractOf[name] as Endpoint
    const bad = Object.fromEntries(Object.keys(row).map((field) => [field, null]))
    const { data, leftOut } = readAnswer(endpoint.response, { data: [bad, row], ...BESIDE[name] })
    expect(rowsOf(data?.value)).toHaveLength(1)
    expect(leftOut).toHaveLength(1)
  })
})
