import { showCenter } from '@repo/api-client/center/show-center'
import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { listDisplays } from '@repo/api-client/displays/manage-displays'
import { answer, type Answer } from '@repo/api-client/fake/answer'
import type { Room } from '@repo/api-client/rooms/room'
import { createRoom, deleteRoom, updateRoom } from '@repo/api-client/rooms/save-room'
import { screen, userEvent, within } from 'storybook/test'

import { center } from './sample-center.ts'
import { coach, roomAt, roomUuid, runningClass } from './sample-rooms.ts'

export const done = { message: 'ok' }
export const withRooms =
  (first: readonly Room[], ...before: readonly Answer[]) =>
  () => {
    let rooms = first
    return [
      ...before,
      answer(showCenter, () => ({ ...center, rooms, coaches: [coach] })),
      answer(createRoom, ({ body: { name, description, isActive } }) => {
        rooms = [...rooms, roomAt(8, { name, isActive, description: description ?? null })]
        return { uuid: roomUuid(8) }
      }),
      answer(deleteRoom, ({ params }) => {
        rooms = rooms.filter(({ uuid }) => uuid !== params.uuid)
        return done
      }),
      answer(updateRoom, () => done),
      answer(listDisplays, () => []),
      answer(showMeasurements, () => ({
        data: [],
        remaining_time: 34 * 60 + 48,
        time_finish: '2026-11-21T17:00:00Z',
        sequence: 1,
        server_time: Date.now(),
      })),
    ]
  }
export const fourRooms = [
  roomAt(0),
  roomAt(1, { currentClass: runningClass }),
  roomAt(2, { isActive: false }),
  roomAt(3, { currentClass: { ...runningClass, remoteState: 'ended' } }),
]

export const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${name}\\*?$`))

export const press = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
