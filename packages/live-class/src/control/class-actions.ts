import { showJoinCode } from '@repo/api-client/classes/class-summary'
import { banParticipant, readmitParticipant } from '@repo/api-client/classes/participants'
import { changeCapacity, classFaultOf } from '@repo/api-client/classes/run-class'
import type { Client } from '@repo/api-client/core/client'
import type { DataOrder } from '@repo/domain/classes/class-configuration'
import type { ClassFault, ClassStep } from '@repo/domain/classes/class-fault'
import type { ClassLife } from '@repo/domain/classes/class-life'
import type { LiveWall } from '@repo/domain/live/live-wall'
import type { Removal } from '@repo/domain/people/ban'

interface Capacity {
  readonly isLimited: boolean
  readonly capacity: number
}

/** What is done in a class while it waits or runs; each answers the fault that kept it from being done, or null. */
export interface ClassActions {
  readonly ban: (userUuid: string, removal: Removal) => Promise<ClassFault | null>
  /** Takes a removal back. */
  readonly readmit: (userUuid: string) => Promise<ClassFault | null>
  readonly changeCapacity: (capacity: Capacity) => Promise<ClassFault | null>
  /** Has every wall of the class show how to join; whether they were told. */
  readonly showCode: () => Promise<boolean>
}

interface Options {
  readonly client: Client
  /** The class in view; null while there is none. */
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
    changeCapacity: (capacity) =>
      doing('state', (uuid) => client.call(changeCapacity, { params: { uuid }, body: capacity })),
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
  /** The order chosen on this screen; null follows the class's own. */
  readonly order: DataOrder | null
  /** Until when, on this screen's clock, the way in covers the tiles of a wall. */
  readonly codeUntil: number
  /** Since when this screen is cut off from the server, on its own clock; null while it is not. */
  readonly offlineSince: number | null
  /** This screen's clock, twice a second, so that clocks and ages are drawn anew. */
  readonly now: number
}
