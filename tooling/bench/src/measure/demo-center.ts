import { logIn } from '@repo/api-client/auth/log-in'
import { showCenter } from '@repo/api-client/center/show-center'
import { startClass } from '@repo/api-client/classes/run-class'
import { type Client, createClient } from '@repo/api-client/core/client'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { collectPairing, createPairingCode, pairDisplay } from '@repo/api-client/displays/pairing'
import { createRoom } from '@repo/api-client/rooms/save-room'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { centerClient, centerKeyOf } from '@repo/simulator/find-class'

export interface DemoStaff {
  readonly client: Client
  readonly headers: Readonly<Record<string, string>>
  readonly userUuid: string
  readonly branchUuid: string
}

export interface OpenClass {
  readonly roomUuid: string
  readonly name: string
  readonly uuid: string
  readonly channel: string
}

/** Longer than any bench. */
const CLASS_MINUTES = 600

export const signIn = async (origin: string): Promise<DemoStaff> => {
  const anyone = await centerClient(origin)
  const body = { email: 'admin@demo.example', password: 'demo-password', isRemembered: false, force: true }
  const session = await anyone.call(logIn, { body })
  const headers = sessionHeaders({
    centerKey: await centerKeyOf(origin),
    language: 'en',
    staffToken: session.token_user,
  })
  return {
    client: createClient({ baseUrl: origin, headers: () => headers }),
    headers,
    userUuid: session.user_uuid,
    branchUuid: session.branch_uuid,
  }
}

export const openClasses = async (staff: DemoStaff, count: number, before = 0): Promise<readonly OpenClass[]> => {
  const { client, userUuid, branchUuid } = staff
  const center = await client.call(showCenter, { params: { uuid: branchUuid } })
  const [type] = await client.call(listTrainingTypes, {})
  const open: OpenClass[] = []
  for (let number = before + 1; number <= before + count; number += 1) {
    const name = `Bench ${number}`
    const room = await client.call(createRoom, {
      body: {
        name,
        description: null,
        isActive: true,
        coachUuids: center.coaches.slice(0, 1).map(({ uuid }) => uuid),
        branchUuid,
        createdBy: userUuid,
      },
    })
    const started = await client.call(startClass, {
      params: { uuid: room.uuid },
      body: {
        trainingTypeUuid: type?.uuid ?? '',
        duration: CLASS_MINUTES,
        delay: 0,
        order: 'effort',
        isLimited: false,
        capacity: 100,
        isStreaming: false,
      },
    })
    open.push({ roomUuid: room.uuid, name, uuid: started.uuid, channel: started.channel })
  }
  return open
}

export const pairWall = async (origin: string, { client }: DemoStaff, roomUuid?: string): Promise<string> => {
  const wall = await centerClient(origin)
  const { code, secret } = await wall.call(createPairingCode, {})
  await client.call(pairDisplay, { body: { code, name: 'Bench', ...(roomUuid !== undefined && { roomUuid }) } })
  const { token } = await wall.call(collectPairing, { body: { secret } })
  if (token === null) throw new Error('the wall was not paired')
  return token
}
