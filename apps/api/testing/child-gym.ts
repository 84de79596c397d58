import { setTimeout as pause } from 'node:timers/promises'

import { logIn } from '@repo/api-client/auth/log-in'
import { searchCenter } from '@repo/api-client/auth/search-center'
import { showCenter } from '@repo/api-client/center/show-center'
import { joinClass } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { startClass } from '@repo/api-client/classes/run-class'
import { ApiError } from '@repo/api-client/core/api-error'
import { participantHeaders, sessionHeaders } from '@repo/api-client/core/headers'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'

import { type Client, createClient } from './wire-client.ts'

export interface ChildGym {
  readonly url: string
  readonly staff: Client
  readonly center: Client
  readonly branchUuid: string
}

interface OpenClass {
  readonly room: string
  readonly uuid: string
}

export const signInAt = async (url: string): Promise<ChildGym> => {
  const { token: centerKey } = await createClient({ baseUrl: url, headers: () => ({}) }).call(searchCenter, {
    params: { host: 'localhost' },
  })
  const center = createClient({ baseUrl: url, headers: () => sessionHeaders({ centerKey, language: 'en' }) })
  const body = { email: 'admin@demo.example', password: 'demo-password', rememberme: true, force: true }
  const { token_user: staffToken, branch_uuid: branchUuid } = await center.call(logIn, { body })
  const headers = () => sessionHeaders({ centerKey, language: 'en', staffToken, branchUuid })
  return { url, staff: createClient({ baseUrl: url, headers }), center, branchUuid }
}

export const startFirstClass = async ({ staff, branchUuid }: ChildGym): Promise<OpenClass> => {
  const { rooms } = await staff.call(showCenter, { params: { uuid: branchUuid } })
  const room = rooms.find(({ type_room: kind }) => kind === 'remote')?.uuid ?? ''
  const { data: types } = await staff.call(listTrainingTypes, {})
  const { uuid } = await staff.call(startClass, {
    params: { uuid: room },
    body: {
      training_type_uuid: types[0]?.training_type_uuid ?? '',
      duration: 10,
      class_delay: 0,
      data_order: 'effort',
      user_capacity_status: true,
      capacity: 10,
      streaming: false,
    },
  })
  return { room, uuid }
}

/** Waits out the rate limit of frequent joins. */
const whenLetIn = async <T>(join: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await join()
    } catch (error) {
      if (!(error instanceof ApiError) || error.retryAfterSeconds === null) throw error
      await pause(error.retryAfterSeconds * 1000)
    }
  }
}

export const joinAt = async ({ url, center }: ChildGym, room: string, code: string) => {
  const body = { sign_in_code: code, consent: true as const }
  const { token, class_start_at: startsAt } = await whenLetIn(() => center.call(joinClass, { params: { room }, body }))
  const phone = createClient({ baseUrl: url, headers: () => participantHeaders('en', token) })
  const send = (sequence: number, sample: { readonly at: number; readonly hr: number }) =>
    phone.call(sendMeasurements, { body: { device_id: 'strap', sequence, samples: [sample] } })
  return { start: Date.parse(startsAt), send }
}
