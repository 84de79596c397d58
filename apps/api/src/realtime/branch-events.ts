import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'

import type { Log } from '../lib/log.ts'
import type { Realtime } from './realtime.ts'

/** Everything of a branch lies below one prefix, so that one capability covers it and nothing of another branch. */
export const branchPrefix = (branchUuid: string): string => `branch:${branchUuid}`

/** Tells walls and panels that rooms or their classes have changed. */
export const roomsChannel = (branchUuid: string): string => `${branchPrefix(branchUuid)}:rooms`

/** Carries the packets of one class. */
export const classChannel = (branchUuid: string, classUuid: string): string =>
  `${branchPrefix(branchUuid)}:class:${classUuid}`

/** What an announcement needs: somewhere to publish, and somewhere to say that it failed. */
interface Ports {
  readonly realtime: Pick<Realtime, 'publish'>
  readonly log: Log
}

type Announce = (ports: Ports, branchUuid: string) => Promise<void>

/** Tells open walls and panels of a branch what to read again; a deaf realtime service fails no call. */
const announcing =
  (event: (typeof BRANCH_EVENTS)[keyof typeof BRANCH_EVENTS]): Announce =>
  async ({ realtime, log }, branchUuid) => {
    try {
      await realtime.publish(roomsChannel(branchUuid), event, {})
    } catch (error) {
      log.fault(error, `announce-${event}`)
    }
  }

/** Rooms, their classes, or what else stands in the center's answer has changed. */
export const publishRoomsChanged = announcing(BRANCH_EVENTS.roomsChanged)

/** Members, their measures or their bans have changed. */
export const publishMembersChanged = announcing(BRANCH_EVENTS.membersChanged)

/** Somebody asks to become a member, or was answered. */
export const publishRequestsChanged = announcing(BRANCH_EVENTS.requestsChanged)

/** A challenge, its goals or who takes part have changed, or what somebody has reached. */
export const publishChallengesChanged = announcing(BRANCH_EVENTS.challengesChanged)
