import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'

import type { Context } from '../context.ts'
import { roomsChannel } from './channels.ts'

/** Lets open walls and panels know that rooms or their classes have changed; a deaf realtime service fails no call. */
export const announceRooms = async (context: Pick<Context, 'realtime' | 'log'>, branchUuid: string): Promise<void> => {
  try {
    await context.realtime.publish(roomsChannel(branchUuid), BRANCH_EVENTS.roomsChanged, {})
  } catch (error) {
    context.log.fault(error, 'announce-rooms')
  }
}
