import { showCenter } from '@repo/api-client/center/show-center'
import { deleteStreaming, recoverStreaming } from '@repo/api-client/classes/meeting'
import { changeClassState, startClass } from '@repo/api-client/classes/run-class'
import { createStreamingAccount, updateStreamingAccount } from '@repo/api-client/streaming/endpoints'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { jwtVerify } from 'jose'

import { buildRoom } from './factories/build-room.ts'
import { buildGym, staffClient, startTestServer } from './test-server.ts'
import type { Client } from './wire-client.ts'
import { startZoomPeer } from './zoom-peer.ts'

const SECRET = 'a-secret-long-enough-to-sign-with'
export const zoomAccount = { accountId: 'account', apiKey: 'client', secret: SECRET, email: 'video+coach@gym.example' }

export const credentials = (change: object = {}) => ({
  email: zoomAccount.email,
  api_key: zoomAccount.apiKey,
  secret_key: SECRET,
  account_id: zoomAccount.accountId,
  ...change,
})

export const startStreamingGym = async () => {
  const zoom = await startZoomPeer(zoomAccount)
  const server = await startTestServer({ ZOOM_API_URL: zoom.url, ZOOM_OAUTH_URL: `${zoom.url}/` })
  const gym = await buildGym(server, { features: { realtime: true, streaming: true } })
  const admin = await staffClient(server, gym, gym.admin.email)
  const coach = await staffClient(server, gym, gym.coach.email)
  const { uuid: accountUuid } = await admin.call(createStreamingAccount, { body: credentials() })

  const enter = (change: object) =>
    admin.call(updateStreamingAccount, { params: { uuid: accountUuid }, body: credentials(change) })
  const newRoom = () => buildRoom(server.context.db, gym.branch.uuid, gym.coach.uuid)
  const start = async (roomUuid?: string, client: Client = coach, streaming = true) => {
    const { data } = await client.call(listTrainingTypes, {})
    const body = {
      training_type_uuid: data[0]?.training_type_uuid ?? '',
      duration: 60,
      class_delay: 0,
      data_order: 'effort' as const,
      user_capacity_status: false,
      capacity: 1,
      streaming,
    }
    return client.call(startClass, { params: { uuid: roomUuid ?? (await newRoom()).uuid }, body })
  }
  const stop = (uuid: string) => coach.call(changeClassState, { params: { uuid }, body: { state: 'stop' } })
  const recover = (uuid: string, client: Client = coach) =>
    client.call(recoverStreaming, { body: { configuration_class_uuid: uuid } })
  const end = (uuid: string) => coach.call(deleteStreaming, { body: { configuration_class_uuid: uuid } })
  const running = async () => {
    const { rooms } = await admin.call(showCenter, { params: { uuid: gym.branch.uuid } })
    return rooms.flatMap(({ class_configuration: held }) => (held?.remote_state === 2 ? [held] : []))
  }
  const signed = async (signature: string | null) => {
    const currentDate = new Date(server.clock.now())
    const { payload } = await jwtVerify(signature ?? '', new TextEncoder().encode(SECRET), { currentDate })
    return payload
  }
  return { zoom, server, gym, admin, coach, enter, newRoom, start, stop, recover, end, running, signed }
}

export type StreamingGym = Awaited<ReturnType<typeof startStreamingGym>>
