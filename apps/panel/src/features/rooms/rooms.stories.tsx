import { showCenter } from '@repo/api-client/center/show-center'
import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import type { Room } from '@repo/api-client/rooms/room'
import { createRoom, updateRoom, uploadRoomBackground } from '@repo/api-client/rooms/save-room'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import {
  requestsTo,
  dialogGone,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  reload,
  retype,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { field, fourRooms, press, withRooms } from '../../stories/room-center.ts'
import { center } from '../../stories/sample-center.ts'
import { coach, roomAt, runningClass } from '../../stories/sample-rooms.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt('/rookremote', withRooms(fourRooms)),
  play: async ({ canvas }) => {
    for (const status of ['Ready', 'Class in progress', 'Inactive', 'Class finished'])
      await expect(await canvas.findByText(status)).toBeVisible()
    await expect(await canvas.findByText('35 minutes left')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'No participants yet' })).toBeVisible()
    const ways = canvas.getAllByRole('button', { name: /^(Open|Watch) / })
    await expect(new Set(ways.map((way) => way.getAttribute('aria-label'))).size).toBe(4)
    const menu = await canvas.findByRole('button', { name: 'Actions for Sala Agua' })
    await userEvent.click(menu)
    for (const name of ['Edit', 'Change image', 'Delete'])
      await expect(await screen.findByRole('menuitem', { name })).toBeVisible()
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt('/rookremote', withRooms(fourRooms)),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lista')).toBeVisible()
    await fitsIn(360)
  },
}

const YESTERDAY = new Date('2026-11-22T00:00:00Z')

export const LastClasses: PanelStory = {
  ...storyAt(
    '/rookremote',
    withRooms([
      roomAt(0, { lastClass: { startAt: YESTERDAY, people: 14 } }),
      roomAt(1, { lastClass: { startAt: new Date('2026-11-09T13:30:00Z'), people: 1 } }),
      roomAt(2),
      roomAt(3, { currentClass: runningClass, lastClass: { startAt: YESTERDAY, people: 8 } }),
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Last class: yesterday, 6:00 PM, 14 people')).toBeVisible()
    await expect(canvas.getByText('Last class: 11/09/2026, 7:30 AM, 1 person')).toBeVisible()
    await expect(canvas.getAllByText(/^Last class/)).toHaveLength(2)
  },
}

/** The center's midnight. */
const BEFORE_MIDNIGHT = '2026-11-22T05:59:57Z'

export const LastClassAtMidnight: PanelStory = {
  ...storyAt('/rookremote', withRooms([roomAt(0, { lastClass: { startAt: YESTERDAY, people: 14 } })])),
  parameters: { clock: BEFORE_MIDNIGHT },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Last class: yesterday, 6:00 PM, 14 people')).toBeVisible()
  },
}

const wallWithStick: Room['devices'][number] = {
  uuid: '5f0c7a52-9d3e-4c1b-8f64-400000000000',
  name: 'Pantalla grande',
  kind: 'wall',
  state: 'online',
  keyIssuedAt: YESTERDAY,
  lastSeenAt: YESTERDAY,
  version: '0.2.0',
  localIp: null,
  health: {
    radios: [{ kind: 'ant', name: 'stick', state: 'scanning' }],
    straps: 18,
    waiting: 0,
    backlogSeconds: 0,
    worstAge: 900,
    medianAge: 600,
    clockOffset: 0,
    temperature: null,
    lost: [],
  },
}

export const DevicesOfARoom: PanelStory = {
  ...storyAt('/rookremote', withRooms([roomAt(0), roomAt(1, { devices: [wallWithStick] })])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Sala Fuego' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Devices and keys' }))
    const dialog = await dialogOf('Devices in Sala Fuego')
    await expect(dialog.getByText('Pantalla grande')).toBeVisible()
    await expect(dialog.getByText('Receiving 18 straps')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'New device' }))
    await expect(dialog.getByRole('button', { name: 'Pair receiver' })).toBeVisible()
  },
}

export const Loading: PanelStory = {
  ...storyAt('/rookremote', () => [answer(showCenter, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'RookRemote' })).toBeVisible()
    await expect(canvas.queryByText('No rooms yet')).toBeNull()
  },
}

export const Empty: PanelStory = {
  ...storyAt('/rookremote', withRooms([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rooms yet')).toBeVisible()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/rookremote', () => [answer(showCenter, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText("Couldn't load rooms")).toBeVisible()
    panelOf(story).server.say(...withRooms(fourRooms)())
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await expect(await story.canvas.findByText('Sala Agua')).toBeVisible()
  },
}

export const NoPermission: PanelStory = {
  ...storyAt('/rookremote', withRooms(fourRooms), ['rookremote_show']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ready')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add room' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  },
}

export const NotAllowedIn: PanelStory = {
  ...storyAt('/rookremote', withRooms(fourRooms), ['dashboard']),
  play: async (story) => {
    await waitFor(() => expect(panelOf(story).address()).toBe('/'))
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
}

const longAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt('/rookremote', withRooms([roomAt(0, { name: 'W'.repeat(15), description: 'W'.repeat(100) }), roomAt(1)])),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('W'.repeat(15))).toBeVisible()
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1366 = longAt(1366)

const openNew = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add room' }))
  return dialogOf('Add room')
}
const chooseCoach = async () => {
  await userEvent.click(field('Coach'))
  await userEvent.click(await screen.findByRole('option', { name: coach.name }))
}

export const NewRoom: PanelStory = {
  ...storyAt('/rookremote', withRooms(fourRooms)),
  play: async (story) => {
    await openNew()
    await userEvent.type(field('Name'), 'Sala Luz')
    await press('Add room')
    await waitFor(() => expect(field('Coach')).toHaveAccessibleDescription('Choose a coach'))
    await waitFor(() => expect(field('Coach')).toHaveFocus())
    await chooseCoach()
    await reload(story)
    const kept = await dialogOf('Add room')
    await expect(await kept.findByText('We kept what you typed')).toBeVisible()
    await expect(field('Name')).toHaveValue('Sala Luz')
    const { server } = panelOf(story)
    server.say(answer(createRoom, () => new Refused(503, 'unavailable')))
    await press('Add room')
    await expect(await kept.findByText('An error occurred, please try again later.')).toBeVisible()
    server.say(...withRooms(fourRooms)())
    await press('Add room')
    await toastSays('Room created')
    await dialogGone()
    await expect(await screen.findByText('Sala Luz')).toBeVisible()
    const sent = { name: 'Sala Luz', isActive: true, coachUuids: [coach.uuid] }
    await expect(requestsTo(story, createRoom).at(-1)?.body).toMatchObject(sent)
  },
}

export const NewRoomDiscarded: PanelStory = {
  ...storyAt('/rookremote', withRooms(fourRooms)),
  play: async (story) => {
    await openNew()
    await userEvent.type(field('Name'), 'Sala Luz')
    await reload(story)
    const kept = await dialogOf('Add room')
    await userEvent.click(await kept.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(field('Name')).toHaveValue(''))
    await userEvent.keyboard('{Escape}')
    await dialogGone()
  },
}

export const NewRoomInSpanish: PanelStory = {
  ...storyAt('/rookremote', withRooms(fourRooms)),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar sala' }))
    await press('Agregar sala')
    const coachField = screen.getByRole('combobox', { name: /^Coach/ })
    await waitFor(() => expect(coachField).toHaveAccessibleDescription('Elige un coach'))
    await fitsIn(360)
  },
}

export const NameTaken: PanelStory = {
  ...storyAt(
    '/rookremote',
    withRooms(
      fourRooms,
      answer(updateRoom, () => new Refused(422, 'room-name-taken', { room_name: ['taken'] })),
    ),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Sala Agua' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = await dialogOf('Edit room')
    await retype(field('Name'), 'Sala Fuego')
    await press('Save changes')
    const taken = 'Another room already has this name. (Code 11)'
    await expect(await dialog.findByText(taken)).toBeVisible()
    await expect(field('Name')).toHaveValue('Sala Fuego')
    await userEvent.type(field('Description'), 'x')
    await expect(dialog.getByText(taken)).toBeVisible()
    await userEvent.type(field('Name'), ' 2')
    await expect(dialog.queryByText(taken)).toBeNull()
  },
}

export const ChangedMeanwhile: PanelStory = {
  ...storyAt('/rookremote', () => {
    let room = { ...roomAt(0), version: 4 }
    return [
      answer(showCenter, () => ({ ...center, rooms: [room], coaches: [coach] })),
      answer(updateRoom, ({ body: { name, version } }) => {
        // another user saves just before the first save
        if (room.version === 4) room = { ...room, description: 'Con espejos', version: 5 }
        if (version !== room.version) return new Refused(412, 'changed-meanwhile')
        room = { ...room, name, version: version + 1 }
        return { message: 'ok' }
      }),
      ...withRooms([])(),
    ]
  }),
  play: async (story) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Sala Agua' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await dialogOf('Edit room')
    await retype(field('Name'), 'Sala Fuego')
    await reload(story)
    const dialog = await dialogOf('Edit room')
    await waitFor(() => expect(field('Name')).toHaveValue('Sala Fuego'))
    await press('Save changes')
    await expect(await dialog.findByText(/^Someone else made changes while you were editing/)).toBeVisible()
    await expect(dialog.queryByText('We kept what you typed')).toBeNull()
    await press('Show changes')
    await waitFor(() => expect(field('Description')).toHaveValue('Con espejos'))
    await expect(field('Name')).toHaveValue('Sala Agua')
    await retype(field('Name'), 'Sala Fuego')
    await press('Save changes')
    await toastSays('Room updated')
    await expect(requestsTo(story, updateRoom).map(({ body }) => body.version)).toEqual([4, 5])
  },
}

export const Deleted: PanelStory = {
  ...storyAt('/rookremote', withRooms(fourRooms)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Sala Agua' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await dialogOf('Delete Sala Agua?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await toastSays('Room deleted')
    await waitFor(() => expect(screen.queryByText('Sala Agua')).toBeNull())
  },
}

export const NoPicture: PanelStory = {
  ...storyAt(
    '/rookremote',
    withRooms(
      fourRooms,
      answer(uploadRoomBackground, () => new Refused(422, 'image-invalid')),
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Sala Agua')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('the card has no way to take a picture')
    await userEvent.upload(input, new File(['x'], 'room.png', { type: 'image/png' }))
    await toastSays("This file isn't a PNG or JPEG image, even if its name says so. Choose another one.")
  },
}
