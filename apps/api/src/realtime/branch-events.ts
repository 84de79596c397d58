import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'

import type { Log } from '../lib/log.ts'
import type { Realtime } from './realtime.ts'

/** One prefix per branch, so that one capability covers exactly its channels. */
export const branchPrefix = (branchUuid: string): string => `branch:${branchUuid}`

export const roomsChannel = (branchUuid: string): string => `${branchPrefix(branchUuid)}:rooms`

export const classChannel = (branchUuid: string, classUuid: string): string =>
  `${branchPrefix(branchUuid)}:class:${classUuid}`

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
