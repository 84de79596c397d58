import { type Center, showCenter } from '@repo/api-client/center/show-center'
import { showRealtimeConfig } from '@repo/api-client/classes/realtime-config'
import { showDashboard, showOverview } from '@repo/api-client/dashboard/endpoints'
import { answer, silence } from '@repo/api-client/fake/answer'
import { listListViews } from '@repo/api-client/list-views/endpoints'
import { showAdmin } from '@repo/api-client/staff/staff-endpoints'
import { showHealth } from '@repo/api-client/system/system-endpoints'

export const BRANCH_UUID = '0190a000-0000-7000-8000-00000000000a'
export const STAFF_UUID = '0190a000-0000-7000-8000-00000000000b'

export const center: Center = {
  branchUuid: BRANCH_UUID,
  name: 'Latido Demo',
  description: null,
  chain: { uuid: null, name: null },
  language: 'es',
  measurementSystem: 'metric',
  zone: 'America/Mexico_City',
  offset: '-6',
  imageUrl: null,
  accentColor: null,
  exportsClassLogs: true,
  mapStyleUrl: null,
  gallery: [],
  location: null,
  rooms: [],
  coaches: [],
  roles: [],
  joinsBy: null,
  streamingAccount: null,
}

/** The realtime service never sends anything. */
export const centerAnswers = [
  answer(showCenter, () => center),
  answer(listListViews, () => []),
  answer(showRealtimeConfig, silence),
  answer(showHealth, () => ({ status: 'ok' as const, version: '1.0.0' })),
  answer(showAdmin, () => ({
    uuid: STAFF_UUID,
    name: 'Ana',
    lastName1: 'Soto',
    lastName2: null,
    landline: null,
    mobilePhone: null,
    email: 'admin@demo.example',
    role: 'admin',
    imageUrl: null,
  })),
  answer(showOverview, () => ({
    users: { weeks: [1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5], now: 5, before: 4 },
    activeUsers: { weeks: [1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 5, 6], now: 6, before: 8 },
    trainings: { weeks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], now: 38, before: 38 },
    days: [
      { day: '2026-11-20', trainings: 3 },
      { day: '2026-11-21', trainings: 4 },
    ],
    lowBatteries: 1,
    silentSensors: 2,
    failingMails: 1,
    disk: null,
  })),
  answer(showDashboard, () => ({
    requestsAcceptedThisMonth: 1,
    requestsPending: 2,
    remoteActiveMembers: 3,
    trainings: 4,
    members: 5,
    activeMembers: 6,
  })),
]
