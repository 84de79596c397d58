import { showCenter } from '@repo/api-client/centers/show-center'
import { showMeasurements } from '@repo/api-client/classes/show-measurements'
import { deleteDisplay } from '@repo/api-client/displays/delete-display'
import { listDisplays } from '@repo/api-client/displays/list-displays'
import { pairDisplay } from '@repo/api-client/displays/pair-display'
import { updateDisplay } from '@repo/api-client/displays/update-display'
import { answer, Refused, silence, type Answer } from '@repo/api-client/fake/answer'
import { createRoom } from '@repo/api-client/rooms/create-room'
import { deleteRoom } from '@repo/api-client/rooms/delete-room'
import type { Room } from '@repo/api-client/rooms/room'
import { updateRoom } from '@repo/api-client/rooms/update-room'
import { uploadRoomBackground } from '@repo/api-client/rooms/upload-room-background'
import { firstSettings, type DisplaySettings } from '@repo/domain/display-settings'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  askedOf,
  dialogGone,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  reload,
  retype,
  storyAt,
  toastSays,
  type PanelStory,
} from '../../stories/panel-story.tsx'
import { center } from '../../stories/sample-center.ts'
import { coach, roomAt, roomUuid, runningClass } from '../../stories/sample-rooms.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const done = { message: 'ok' }
/** A center with rooms, which stores what it is told; what stands before is said instead. */
const withRooms =
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
const four = [
  roomAt(0),
  roomAt(1, { currentClass: runningClass }),
  roomAt(2, { isActive: false }),
  roomAt(3, { currentClass: { ...runningClass, remoteState: 'ended' } }),
]

/** A room is ready, holds a class that runs or is over, or is not in use; each says what may be done. */
export const Full: PanelStory = {
  ...storyAt('/rookremote', withRooms(four)),
  play: async ({ canvas }) => {
    for (const status of ['Ready', 'Class running', 'Inactive', 'Class finished'])
      await expect(await canvas.findByText(status)).toBeVisible()
    await expect(await canvas.findByText('35 minutes left')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'Nobody takes part yet' })).toBeVisible()
    const ways = canvas.getAllByRole('button', { name: /^(Open|Watch) / })
    await expect(new Set(ways.map((way) => way.getAttribute('aria-label'))).size).toBe(4)
    const menu = await canvas.findByRole('button', { name: 'Actions for Sala Agua' })
    await userEvent.click(menu)
    for (const name of ['Edit', 'Change image', 'Delete'])
      await expect(await screen.findByRole('menuitem', { name })).toBeVisible()
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt('/rookremote', withRooms(four)),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lista')).toBeVisible()
    await fitsIn(360)
  },
}

export const Loading: PanelStory = {
  ...storyAt('/rookremote', () => [answer(showCenter, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'RookRemote' })).toBeVisible()
    await expect(canvas.queryByText('There are no rooms yet')).toBeNull()
  },
}

export const Empty: PanelStory = {
  ...storyAt('/rookremote', withRooms([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no rooms yet')).toBeVisible()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/rookremote', () => [answer(showCenter, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText('Could not load the rooms')).toBeVisible()
    panelOf(story).server.say(...withRooms(four)())
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await expect(await story.canvas.findByText('Sala Agua')).toBeVisible()
  },
}

/** Who may only look on finds no way to change a room. */
export const NoPermission: PanelStory = {
  ...storyAt('/rookremote', withRooms(four), ['rookremote_show']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ready')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add room' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  },
}

/** Who may not see rooms at all is led to where they may be. */
export const NotAllowedIn: PanelStory = {
  ...storyAt('/rookremote', withRooms(four), ['dashboard']),
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

const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${name}\\*?$`))
const press = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const openNew = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add room' }))
  return dialogOf('New room')
}
const chooseCoach = async () => {
  await userEvent.click(field('Coach'))
  await userEvent.click(await screen.findByRole('option', { name: coach.name }))
}

/** What is missing takes the focus; what was typed survives a reload and a server that is away, until it is discarded. */
export const NewRoom: PanelStory = {
  ...storyAt('/rookremote', withRooms(four)),
  play: async (story) => {
    await openNew()
    await userEvent.type(field('Name'), 'Sala Luz')
    await press('Create room')
    await expect(await screen.findByText('The room needs a coach')).toBeVisible()
    await waitFor(() => expect(field('Coach')).toHaveFocus())
    await chooseCoach()
    await reload(story)
    const kept = await dialogOf('New room')
    await expect(await kept.findByText('We kept what you typed')).toBeVisible()
    await expect(field('Name')).toHaveValue('Sala Luz')
    const { server } = panelOf(story)
    server.say(answer(createRoom, () => new Refused(503, 'unavailable')))
    await press('Create room')
    await expect(await kept.findByText('An error occurred, please try again later.')).toBeVisible()
    server.say(...withRooms(four)())
    await press('Create room')
    await toastSays('Room created successfully')
    await dialogGone()
    await expect(await screen.findByText('Sala Luz')).toBeVisible()
    const sent = { name: 'Sala Luz', isActive: true, coachUuids: [coach.uuid] }
    await expect(askedOf(story, createRoom).at(-1)?.body).toMatchObject(sent)
  },
}

export const NewRoomDiscarded: PanelStory = {
  ...storyAt('/rookremote', withRooms(four)),
  play: async (story) => {
    await openNew()
    await userEvent.type(field('Name'), 'Sala Luz')
    await reload(story)
    const kept = await dialogOf('New room')
    await userEvent.click(await kept.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(field('Name')).toHaveValue(''))
    await userEvent.keyboard('{Escape}')
    await dialogGone()
  },
}

export const NewRoomInSpanish: PanelStory = {
  ...storyAt('/rookremote', withRooms(four)),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar sala' }))
    await press('Crear sala')
    await expect(await screen.findByText('La sala necesita un coach')).toBeVisible()
    await fitsIn(360)
  },
}

export const NameTaken: PanelStory = {
  ...storyAt(
    '/rookremote',
    withRooms(
      four,
      answer(updateRoom, () => new Refused(422, 'room-name-taken', { room_name: ['taken'] })),
    ),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Sala Agua' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = await dialogOf('Edit room')
    await retype(field('Name'), 'Sala Fuego')
    await press('Save changes')
    await expect(await dialog.findByText('Another room already has this name. (Code 11)')).toBeVisible()
    await expect(field('Name')).toHaveValue('Sala Fuego')
  },
}

export const Deleted: PanelStory = {
  ...storyAt('/rookremote', withRooms(four)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Sala Agua' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await dialogOf('Delete Sala Agua?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await toastSays('Room deleted successfully')
    await waitFor(() => expect(screen.queryByText('Sala Agua')).toBeNull())
  },
}

/** A file that is no picture, whatever its name says, is told as such. */
export const NoPicture: PanelStory = {
  ...storyAt(
    '/rookremote',
    withRooms(
      four,
      answer(uploadRoomBackground, () => new Refused(422, 'image-invalid')),
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Sala Agua')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('the card has no way to take a picture')
    await userEvent.upload(input, new File(['x'], 'room.png', { type: 'image/png' }))
    await toastSays('This file is not a PNG or JPEG image, whatever its name says. Choose another one.')
  },
}

const wall = { uuid: roomUuid(70), name: 'Muro principal', lastSeenAt: null, settings: firstSettings }
const openDisplays = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Displays' }))
  return dialogOf('Displays')
}

/** A wall is paired by its code, listed, and unpaired after a question. */
export const Displays: PanelStory = {
  ...storyAt('/rookremote', () => {
    let walls: readonly (typeof wall)[] = []
    return [
      answer(listDisplays, () => walls),
      answer(pairDisplay, ({ body: { name } }) => {
        walls = [{ ...wall, name }]
        return { uuid: wall.uuid }
      }),
      answer(deleteDisplay, () => {
        walls = []
        return done
      }),
      ...withRooms(four)(),
    ]
  }),
  play: async (story) => {
    const dialog = await openDisplays()
    await expect(dialog.queryByText('Paired displays')).toBeNull()
    await press('Pair display')
    await expect(await dialog.findByText('Enter the digits on the screen')).toBeVisible()
    await userEvent.type(field('Code'), '123 456')
    await userEvent.type(field('Name of the display'), 'Muro principal')
    await press('Pair display')
    await expect(await dialog.findByText('The display is paired.')).toBeVisible()
    await expect(askedOf(story, pairDisplay)[0]?.body).toEqual({ code: '123456', name: 'Muro principal' })
    await userEvent.click(await dialog.findByRole('button', { name: 'Unpair Muro principal' }))
    const question = await dialogOf('Unpair Muro principal?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Unpair' }))
    await waitFor(() => expect(dialog.queryByText('Muro principal')).toBeNull())
  },
}

/** Of each wall stands there which room it is in, and whether it is on. */
export const DisplaysSeen: PanelStory = {
  ...storyAt('/rookremote', () => [
    answer(listDisplays, () => [
      { ...wall, settings: { ...firstSettings, roomUuid: roomUuid(1) }, lastSeenAt: new Date() },
      {
        ...wall,
        uuid: roomUuid(71),
        name: 'Muro de abajo',
        settings: { ...firstSettings, follows: 'ranking' as const },
        lastSeenAt: new Date(Date.now() - 3 * 60_000),
      },
    ]),
    ...withRooms(four)(),
  ]),
  play: async () => {
    const dialog = await openDisplays()
    await expect(await dialog.findByText('Sala Fuego · On')).toBeVisible()
    await expect(dialog.getByText(/^Ranking · Seen [34] minutes ago$/)).toBeVisible()
  },
}

const changingDisplay = (settings: Partial<DisplaySettings> = {}) =>
  storyAt('/rookremote', () => {
    let walls = [
      wall,
      { ...wall, uuid: roomUuid(71), name: 'Muro de abajo', settings: { ...firstSettings, ...settings } },
    ]
    return [
      answer(listDisplays, () => walls),
      answer(updateDisplay, ({ params, body }) => {
        walls = walls.map((one) => (one.uuid === params.uuid ? { ...one, ...body } : one))
        return done
      }),
      ...withRooms(four)(),
    ]
  })
const openSettings = async (name: string) => {
  const dialog = await openDisplays()
  await userEvent.click(await dialog.findByRole('button', { name: `Settings of ${name}` }))
  return dialogOf(`Settings of ${name}`)
}

/** A wall is told how it hangs; the other stays as it is. */
export const DisplaySettingsSaved: PanelStory = {
  ...changingDisplay(),
  play: async (story) => {
    const dialog = await openSettings('Muro de abajo')
    await userEvent.click(dialog.getByRole('radio', { name: 'Largest' }))
    await retype(dialog.getByLabelText(/^Margin/), '3')
    await userEvent.click(dialog.getByRole('switch', { name: 'Sounds' }))
    await press('Save changes')
    await toastSays('The display is changed')
    const [asked, ...more] = askedOf(story, updateDisplay)
    await expect(more).toEqual([])
    await expect(asked?.params.uuid).toBe(roomUuid(71))
    const settings = { ...firstSettings, textSize: 'largest', overscan: 3, hasSound: true }
    await expect(asked?.body).toEqual({ name: 'Muro de abajo', settings })
  },
}

/** Hours at the same time, and no room outside of them, are told before anything is sent. */
export const DisplayHours: PanelStory = {
  ...changingDisplay({
    follows: 'schedule',
    schedule: [{ weekday: 1, from: '07:00', to: '08:00', roomUuid: roomUuid(1) }],
  }),
  play: async (story) => {
    const dialog = await openSettings('Muro de abajo')
    await userEvent.click(dialog.getByRole('button', { name: 'Add hours' }))
    const second = within(await dialog.findByRole('group', { name: 'Hours, line 2' }))
    await expect(second.getByRole('combobox', { name: 'Day' })).toHaveTextContent('Tuesday')
    await userEvent.click(second.getByRole('combobox', { name: 'Day' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Monday' }))
    await press('Save changes')
    await expect((await dialog.findAllByText(/Two of these are at the same time/)).length).toBeGreaterThan(0)
    await expect((await dialog.findAllByText('Choose a room')).length).toBeGreaterThan(0)
    await expect(askedOf(story, updateDisplay)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Remove line 2' }))
    await userEvent.click(dialog.getByRole('combobox', { name: /^Room outside these hours/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Sala Agua' }))
    await press('Save changes')
    await toastSays('The display is changed')
    await expect(askedOf(story, updateDisplay)[0]?.body.settings).toMatchObject({
      follows: 'schedule',
      roomUuid: roomUuid(0),
      schedule: [{ weekday: 1, from: '07:00', to: '08:00', roomUuid: roomUuid(1) }],
    })
  },
}

export const DisplayHoursInSpanish: PanelStory = {
  ...changingDisplay({
    follows: 'schedule',
    roomUuid: roomUuid(0),
    schedule: [{ weekday: 3, from: '18:00', to: '19:30', roomUuid: roomUuid(1) }],
  }),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pantallas' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ajustes de Muro de abajo' }))
    const dialog = await dialogOf('Ajustes de Muro de abajo')
    await expect(await dialog.findByRole('combobox', { name: 'Día' })).toHaveTextContent('Miércoles')
    await fitsIn(360)
  },
}

/** Walls that do not come are asked for again; a new one can be paired all the same. */
export const DisplaysFail: PanelStory = {
  ...storyAt('/rookremote', () => [answer(listDisplays, () => new Refused(403, 'forbidden')), ...withRooms(four)()]),
  play: async (story) => {
    const dialog = await openDisplays()
    await expect(await dialog.findByText('Could not load the displays')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Pair display' })).toBeEnabled()
    panelOf(story).server.say(answer(listDisplays, () => [wall]))
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(await dialog.findByText('Muro principal')).toBeVisible()
    await waitFor(() => expect(dialog.queryByText('Could not load the displays')).toBeNull())
  },
}

/** A wall's form survives a reload and a server that does not answer as well. */
export const DisplayKept: PanelStory = {
  ...storyAt(
    '/rookremote',
    withRooms(
      four,
      answer(pairDisplay, () => new Refused(503, 'unavailable')),
    ),
  ),
  play: async (story) => {
    await openDisplays()
    await userEvent.type(field('Code'), '123 456')
    await userEvent.type(field('Name of the display'), 'Muro')
    await reload(story)
    const dialog = await dialogOf('Displays')
    await expect(await dialog.findByText('We kept what you typed')).toBeVisible()
    await expect(field('Code')).toHaveValue('123 456')
    await press('Pair display')
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(field('Name of the display')).toHaveValue('Muro')
  },
}
