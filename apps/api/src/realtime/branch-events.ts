import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'

import type { Log } from '../lib/log.ts'
import type { Capability, Operation } from './access/capability.ts'
import type { Realtime } from './realtime.ts'

const branchPrefix = (branchUuid: string): string => `branch:${branchUuid}`

export const roomsChannel = (branchUuid: string): string => `${branchPrefix(branchUuid)}:rooms`

export const classChannel = (branchUuid: string, classUuid: string): string =>
  `${branchPrefix(branchUuid)}:class:${classUuid}`

/** Carries all of a class's data. The class channel carries what its displays may show. */
export const staffChannel = (branchUuid: string, classUuid: string): string =>
  `${branchPrefix(branchUuid)}:staff:${classUuid}`

const SUBSCRIBE: readonly Operation[] = ['subscribe']

/** What a client of a branch may subscribe to. Only staff get the staff channels. */
export const channelsFor = (branchUuid: string, isStaff: boolean): Capability => ({
  [roomsChannel(branchUuid)]: SUBSCRIBE,
  [classChannel(branchUuid, '*')]: SUBSCRIBE,
  ...(isStaff ? { [staffChannel(branchUuid, '*')]: SUBSCRIBE } : {}),
})

/** Publishes an event without personal data to both channels of a class. */
export const publishToClass = async (
  realtime: Pick<Realtime, 'publish'>,
  { branchUuid, uuid, channel }: { readonly branchUuid: string; readonly uuid: string; readonly channel: string },
  event: string,
  data: object,
): Promise<void> => {
  await Promise.all([channel, staffChannel(branchUuid, uuid)].map((name) => realtime.publish(name, event, data)))
}

interface Ports {
  readonly realtime: Pick<Realtime, 'publish'>
  readonly log: Log
}

type Announce = (ports: Ports, branchUuid: string) => Promise<void>

/** Doesn't fail the call if the realtime service is unavailable. */
const announcing =
  (event: (typeof BRANCH_EVENTS)[keyof typeof BRANCH_EVENTS]): Announce =>
  async ({ realtime, log }, branchUuid) => {
    try {
      await realtime.publish(roomsChannel(branchUuid), event, {})
    } catch (error) {
      log.fault(error, `announce-${event}`)
    }
  }

export const publishRoomsChanged = announcing(BRANCH_EVENTS.roomsChanged)

export const publishMembersChanged = announcing(BRANCH_EVENTS.membersChanged)

export const publishRequestsChanged = announcing(BRANCH_EVENTS.requestsChanged)

export const publishChallengesChanged = announcing(BRANCH_EVENTS.challengesChanged)
