import { deleteDisplay, listDisplays, updateDisplay } from '@repo/api-client/displays/manage-displays'
import { pairDisplay } from '@repo/api-client/displays/pairing'
import { answer, Refused } from '@repo/api-client/fake/answer'
import { type DisplaySettings, firstSettings } from '@repo/domain/displays/display-settings'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  requestsTo,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  reload,
  retype,
  storyAt,
  toastSays,
} from '../../../stories/panel-story.tsx'
import { done, field, fourRooms, press, withRooms } from '../../../stories/room-center.ts'
import { roomUuid } from '../../../stories/sample-rooms.ts'
import { StoryPanel } from '../../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const wall = { uuid: roomUuid(70), name: 'Muro principal', lastSeenAt: null, settings: firstSettings }
const openDisplays = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Displays' }))
  return dialogOf('Displays')
}

export const Displays: PanelStory = {
  tags: ['picture'],
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
      ...withRooms(fourRooms)(),
    ]
  }),
  play: async (story) => {
    const dialog = await openDisplays()
    await expect(dialog.queryByText('Paired displays')).toBeNull()
    await press('Pair display')
    await waitFor(() => expect(dialog.getByText('Enter the code on the display')).toBeVisible())
    await userEvent.type(field('Code'), '123 456')
    await userEvent.type(field('Name'), 'Muro principal')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Room of this display' }))
    await userEvent.click(await screen.findByRole('option', { name: fourRooms[1]?.name ?? '' }))
    await press('Pair display')
    await expect(await dialog.findByText('The display is paired.')).toBeVisible()
    await expect(requestsTo(story, pairDisplay)[0]?.body).toEqual({
      code: '123456',
      name: 'Muro principal',
      roomUuid: fourRooms[1]?.uuid,
    })
    await userEvent.click(await dialog.findByRole('button', { name: 'Unpair Muro principal' }))
    const question = await dialogOf('Unpair Muro principal?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Unpair' }))
    await waitFor(() => expect(dialog.queryByText('Muro principal')).toBeNull())
  },
}

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
    ...withRooms(fourRooms)(),
  ]),
  play: async () => {
    const dialog = await openDisplays()
    await expect(await dialog.findByText('Sala Fuego · On')).toBeVisible()
    await expect(dialog.getByText(/^Ranking · Last seen [34] minutes ago$/)).toBeVisible()
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
      ...withRooms(fourRooms)(),
    ]
  })
const openSettings = async (name: string) => {
  const dialog = await openDisplays()
  await userEvent.click(await dialog.findByRole('button', { name: `Settings for ${name}` }))
  return dialogOf(`Settings for ${name}`)
}

export const DisplaySettingsSaved: PanelStory = {
  ...changingDisplay(),
  play: async (story) => {
    const dialog = await openSettings('Muro de abajo')
    await userEvent.click(dialog.getByRole('radio', { name: 'Largest' }))
    await retype(dialog.getByLabelText(/^Margin/), '3')
    await userEvent.click(dialog.getByRole('switch', { name: 'Sounds' }))
    await press('Save changes')
    await toastSays('Display updated')
    const [asked, ...more] = requestsTo(story, updateDisplay)
    await expect(more).toEqual([])
    await expect(asked?.params.uuid).toBe(roomUuid(71))
    const settings = { ...firstSettings, textSize: 'largest', overscan: 3, hasSound: true }
    await expect(asked?.body).toEqual({ name: 'Muro de abajo', settings })
  },
}

export const DisplayHours: PanelStory = {
  ...changingDisplay({
    follows: 'schedule',
    schedule: [{ weekday: 1, from: '07:00', to: '08:00', roomUuid: roomUuid(1) }],
  }),
  play: async (story) => {
    const dialog = await openSettings('Muro de abajo')
    await userEvent.click(dialog.getByRole('button', { name: 'Add time slot' }))
    const second = within(await dialog.findByRole('group', { name: 'Schedule, row 2' }))
    await expect(second.getByRole('combobox', { name: 'Day' })).toHaveTextContent('Tuesday')
    await userEvent.click(second.getByRole('combobox', { name: 'Day' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Monday' }))
    await press('Save changes')
    await expect((await dialog.findAllByText(/These time slots overlap/)).length).toBeGreaterThan(0)
    await expect((await dialog.findAllByText('Choose a room')).length).toBeGreaterThan(0)
    await expect(requestsTo(story, updateDisplay)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Remove row 2' }))
    await userEvent.click(dialog.getByRole('combobox', { name: /^Room outside this schedule/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Sala Agua' }))
    await press('Save changes')
    await toastSays('Display updated')
    await expect(requestsTo(story, updateDisplay)[0]?.body.settings).toMatchObject({
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

export const DisplaysFail: PanelStory = {
  ...storyAt('/rookremote', () => [
    answer(listDisplays, () => new Refused(403, 'forbidden')),
    ...withRooms(fourRooms)(),
  ]),
  play: async (story) => {
    const dialog = await openDisplays()
    await expect(await dialog.findByText("Couldn't load displays")).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Pair display' })).toBeEnabled()
    panelOf(story).server.say(answer(listDisplays, () => [wall]))
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(await dialog.findByText('Muro principal')).toBeVisible()
    await waitFor(() => expect(dialog.queryByText("Couldn't load displays")).toBeNull())
  },
}

export const DisplayKept: PanelStory = {
  ...storyAt(
    '/rookremote',
    withRooms(
      fourRooms,
      answer(pairDisplay, () => new Refused(503, 'unavailable')),
    ),
  ),
  play: async (story) => {
    await openDisplays()
    await userEvent.type(field('Code'), '123 456')
    await userEvent.type(field('Name'), 'Muro')
    await reload(story)
    const dialog = await dialogOf('Displays')
    await expect(await dialog.findByText('We kept what you typed')).toBeVisible()
    await expect(field('Code')).toHaveValue('123 456')
    await press('Pair display')
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(field('Name')).toHaveValue('Muro')
  },
}
