import { showJoinCode } from '@repo/api-client/classes/class-summary'
import { banParticipant, giveStrap, hideParticipant, readmitParticipant } from '@repo/api-client/classes/participants'
import { changeCapacity, changeClassTimes, classFaultOf } from '@repo/api-client/classes/run-class'
import type { Client } from '@repo/api-client/core/client'
import type { DataOrder } from '@repo/domain/classes/class-configuration'
import type { ClassFault, ClassStep } from '@repo/domain/classes/class-fault'
import type { ClassLife } from '@repo/domain/classes/class-life'
import type { ClassTimeChange } from '@repo/domain/classes/class-time-change'
import type { LiveWall } from '@repo/domain/live/live-wall'
import type { Removal } from '@repo/domain/people/ban'

interface Capacity {
  readonly isLimited: boolean
  readonly capacity: number
}

/** Actions on a class. Each returns the fault that prevented it, or null. */
export interface ClassActions {
  readonly ban: (userUuid: string, removal: Removal) => Promise<ClassFault | null>
  readonly readmit: (userUuid: string) => Promise<ClassFault | null>
  /** From the displays, for this class. */
  readonly hide: (userUuid: string, isHidden: boolean) => Promise<ClassFault | null>
  /** Null takes the strap back. */
  readonly giveStrap: (strap: string, userUuid: string | null) => Promise<ClassFault | null>
  readonly changeCapacity: (capacity: Capacity) => Promise<ClassFault | null>
  readonly changeTimes: (change: ClassTimeChange) => Promise<ClassFault | null>
  /** Returns whether the displays were notified. */
  readonly showCode: () => Promise<boolean>
}

interface Options {
  readonly client: Client
  readonly classUuid: () => string | null
  readonly refresh: () => void
}

export const createClassActions = ({ client, classUuid, refresh }: Options): ClassActions => {
  const doing = async (step: ClassStep, work: (uuid: string) => Promise<unknown>): Promise<ClassFault | null> => {
    const uuid = classUuid()
    if (uuid === null) return null
    try {
      await work(uuid)
      refresh()
      return null
    } catch (error) {
      return classFaultOf(step, error)
    }
  }
  return {
    ban: (userUuid, type) =>
      doing('removal', (uuid) => client.call(banParticipant, { params: { uuid }, body: { userUuid, type } })),
    readmit: (userUuid) =>
      doing('removal', (uuid) => client.call(readmitParticipant, { params: { uuid }, body: { userUuid } })),
    hide: (userUuid, isHidden) =>
      doing('state', (uuid) => client.call(hideParticipant, { params: { uuid }, body: { userUuid, isHidden } })),
    giveStrap: (strap, userUuid) =>
      doing('state', (uuid) => client.call(giveStrap, { params: { uuid }, body: { strap, userUuid } })),
    changeCapacity: (capacity) =>
      doing('state', (uuid) => client.call(changeCapacity, { params: { uuid }, body: capacity })),
    changeTimes: ({ startAt, finishAt }) =>
      doing('state', (uuid) =>
        client.call(changeClassTimes, {
          params: { uuid },
          body: {
            ...(startAt === undefined ? {} : { startAt: new Date(startAt) }),
            ...(finishAt === undefined ? {} : { finishAt: new Date(finishAt) }),
          },
        }),
      ),
    showCode: async () => {
      const uuid = classUuid()
      if (uuid === null) return false
      try {
        await client.call(showJoinCode, { params: { uuid } })
        return true
      } catch {
        return false
      }
    },
  }
}

export interface ClassControlState {
  readonly life: ClassLife
  readonly wall: LiveWall
  /** Chosen on this screen. Null follows the class's own. */
  readonly order: DataOrder | null
  /** Screen time until which the join code covers a display's tiles. */
  readonly codeUntil: number
  /** Screen time of the connection loss, or null. */
  readonly offlineSince: number | null
  /** Screen time, updated twice a second. */
  readonly now: number
}
