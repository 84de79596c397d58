import { showAdmin } from '@repo/api-client/admins/show-admin'
import { showDashboard } from '@repo/api-client/admins/show-dashboard'
import { showCenter } from '@repo/api-client/centers/show-center'
import type { ResponseOf } from '@repo/api-client/core/endpoint'
import { answer, silence } from '@repo/api-client/fake/answer'
import { listListViews } from '@repo/api-client/list-views/list-list-views'
import { showRealtimeConfig } from '@repo/api-client/realtime/show-realtime-config'

export const BRANCH_UUID = '0190a000-0000-7000-8000-00000000000a'
export const STAFF_UUID = '0190a000-0000-7000-8000-00000000000b'

export type CenterAnswer = ResponseOf<typeof showCenter>

/** The center of all stories; a story changes what it is about. */
export const center: CenterAnswer = {
  branch_uuid: BRANCH_UUID,
  branch_name: 'Latido Demo',
  branch_description: null,
  chain_name: null,
  chain_uuid: null,
  lang_types: 2,
  measurement_system: 'metric_system',
  offset_name: 'America/Mexico_City',
  offset: '-6',
  image_url: null,
  rooms: [],
  couches: [],
  roles: [],
  credential_zoom: null,
}

/** What every screen asks for round what it is about. Nothing happens elsewhere: the realtime service keeps still. */
export const centerAnswers = [
  answer(showCenter, () => center),
  answer(listListViews, () => []),
  answer(showRealtimeConfig, silence),
  answer(showAdmin, () => ({
    uuid: STAFF_UUID,
    name: 'Ana',
    last_name_1: 'Soto',
    last_name_2: null,
    landline: null,
    mobile_phone: null,
    email: 'admin@demo.example',
    role: 'admin',
    image_url: null,
  })),
  answer(showDashboard, () => ({
    request_accepted_this_month: 1,
    request_pending: 2,
    remote_active_users: 3,
    trainings_count: 4,
    total_user: 5,
    active_users: 6,
  })),
]
