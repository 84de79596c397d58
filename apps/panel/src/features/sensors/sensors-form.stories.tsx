import { answer, offline, Refused } from '@repo/api-client/fake/answer'
import {
  createSensor,
  deleteSensor,
  findHeldStrap,
  handOverSensor,
  listSensors,
  type SensorRow,
  updateSensor,
} from '@repo/api-client/sensors/endpoints'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import {
  requestsTo,
  dialogGone,
  dialogOf,
  fitsIn,
  panelMeta,
  type PanelStory,
  reload,
  retype,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { fewMembers, listing, memberAt, pageFrom } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { sensorAt } from './sample-sensor.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const done = { message: 'ok' }
const free = sensorAt(3, { name: 'Libre', userUuid: null, userEmail: null, ownership: 'center' })
const lent = sensorAt(2, { name: 'Prestada', ownership: 'center' })

const drawer = () => {
  let sensors: readonly SensorRow[] = [free, lent]
  const change = (uuid: string, to: Partial<SensorRow>) => {
    sensors = sensors.map((sensor) => (sensor.uuid === uuid ? { ...sensor, ...to } : sensor))
  }
  return [
    listing(() => fewMembers),
    answer(listSensors, ({ query }) => pageFrom(sensors, query)),
    answer(createSensor, ({ body }) => {
      sensors = [...sensors, sensorAt(9, { ...body, userUuid: null, userEmail: null })]
      return { uuid: sensorAt(9).uuid }
    }),
    answer(updateSensor, ({ params, body }) => {
      change(params.uuid, body)
      return done
    }),
    answer(deleteSensor, ({ params }) => {
      sensors = sensors.filter(({ uuid }) => uuid !== params.uuid)
      return done
    }),
    answer(handOverSensor, ({ params, body: { to } }) => {
      const wearer = fewMembers.find(({ uuid }) => uuid === to)
      change(params.uuid, { userUuid: to, userEmail: wearer?.email ?? null })
      return done
    }),
  ]
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const boxOf = async (label: RegExp) => screen.findByRole('textbox', { name: label })
const fillIn = async () => {
  await press('Add sensor')
  await dialogOf('Add sensor')
  await userEvent.type(await boxOf(/^Name/), 'Polar H10')
  await userEvent.type(await boxOf(/^MAC address/), 'a0b1c2d3e4f5')
}

export const Created: PanelStory = {
  ...storyAt('/sensors', drawer),
  play: async (story) => {
    await fillIn()
    await userEvent.type(await boxOf(/^Sensor number/), '17')
    await press('Add sensor')
    await toastSays('Sensor created')
    await dialogGone()
    await expect(await screen.findByText('Polar H10')).toBeVisible()
    await expect(requestsTo(story, createSensor)).toMatchObject([
      { body: { name: 'Polar H10', centerId: '17', ownership: 'center' } },
    ])
  },
}

export const Incomplete: PanelStory = {
  ...storyAt('/sensors', drawer),
  play: async (story) => {
    await press('Add sensor')
    const form = await dialogOf('Add sensor')
    await press('Add sensor')
    await expect(await form.findByText('Enter a name')).toBeVisible()
    await expect(form.getByText('Enter the MAC address or the ANT number')).toBeVisible()
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Name/ })).toHaveFocus())
    await userEvent.type(await boxOf(/^Name/), 'Polar H10')
    await userEvent.type(await boxOf(/^MAC address/), 'a0b1c2')
    await press('Add sensor')
    await waitFor(() => expect(form.getByRole('textbox', { name: /^MAC address/ })).toHaveFocus())
    await expect(requestsTo(story, createSensor)).toEqual([])
  },
}

export const AntNumber: PanelStory = {
  ...storyAt('/sensors', drawer),
  play: async (story) => {
    await press('Add sensor')
    await dialogOf('Add sensor')
    await userEvent.type(await boxOf(/^Name/), 'Coospo H808')
    const number = await boxOf(/^ANT number/)
    await userEvent.type(number, '1048576')
    await press('Add sensor')
    await expect(number).toHaveFocus()
    await retype(number, '730926')
    await press('Add sensor')
    await toastSays('Sensor created')
    await expect(requestsTo(story, createSensor)).toMatchObject([{ body: { mac: '', ant: '730926' } }])
    await expect(await screen.findByText('ANT 730926')).toBeVisible()
  },
}

export const StrapDetected: PanelStory = {
  tags: ['picture'],
  ...storyAt('/sensors', () => {
    let asked = 0
    const held = () => ((asked += 1) < 2 ? { mac: '', ant: null } : { mac: 'A0:9E:1A:8C:4A:A3', ant: '730926' })
    return [answer(findHeldStrap, held), ...drawer()]
  }),
  play: async () => {
    await press('Add sensor')
    await dialogOf('Add sensor')
    await press('Detect the strap')
    await expect(await screen.findByText(/hold it right next to a receiver/)).toBeVisible()
    await expect(
      await screen.findByText('Strap found. Check the number printed on it.', undefined, { timeout: 5000 }),
    ).toBeVisible()
    await expect(await boxOf(/^MAC address/)).toHaveValue('A0:9E:1A:8C:4A:A3')
    await expect(await boxOf(/^ANT number/)).toHaveValue('730926')
  },
}

export const AntNumberTaken: PanelStory = {
  ...storyAt('/sensors', () => [
    answer(createSensor, () => new Refused(422, 'sensor-taken', { sensor_ant: ['sensor-taken'] })),
    ...drawer(),
  ]),
  play: async () => {
    await fillIn()
    await userEvent.type(await boxOf(/^ANT number/), '26')
    await press('Add sensor')
    const taken = 'Another sensor already has this address. Search for it in the list.'
    await expect(await screen.findByText(taken)).toBeVisible()
    await userEvent.type(await boxOf(/^MAC address/), '{Backspace}6')
    await expect(screen.getByText(taken)).toBeVisible()
    await userEvent.type(await boxOf(/^ANT number/), '7')
    await expect(screen.queryByText(taken)).toBeNull()
  },
}

export const Taken: PanelStory = {
  ...storyAt('/sensors', () => [answer(createSensor, () => new Refused(422, 'sensor-taken')), ...drawer()]),
  play: async (story) => {
    await fillIn()
    await press('Add sensor')
    const taken = 'Another sensor already has this address. Search for it in the list.'
    await expect(await screen.findByText(taken)).toBeVisible()
    await userEvent.type(await boxOf(/^Name/), 's')
    await expect(screen.getByText(taken)).toBeVisible()
    await userEvent.type(await boxOf(/^MAC address/), '{Backspace}6')
    await expect(screen.queryByText(taken)).toBeNull()
    await reload(story)
    await dialogOf('Add sensor')
    await expect(await boxOf(/^MAC address/)).toHaveValue('a0b1c2d3e4f6')
    await expect(await screen.findByText('We kept what you typed')).toBeVisible()
  },
}

export const Offline: PanelStory = {
  ...storyAt('/sensors', () => [answer(createSensor, offline), ...drawer()]),
  play: async () => {
    await fillIn()
    await press('Add sensor')
    await expect(await screen.findByText('An error occurred, please try again later.')).toBeVisible()
    await expect(await boxOf(/^Name/)).toHaveValue('Polar H10')
  },
}

export const Edited: PanelStory = {
  ...storyAt('/sensors', drawer),
  play: async (story) => {
    await press('Edit Libre')
    const form = await dialogOf('Edit sensor')
    await retype(form.getByRole('textbox', { name: /^Name/ }), 'Otra')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await toastSays('Sensor updated')
    await expect(await screen.findByRole('button', { name: 'Edit Otra' })).toBeVisible()
    await expect(requestsTo(story, updateSensor)).toMatchObject([
      { params: { uuid: free.uuid }, body: { name: 'Otra' } },
    ])
  },
}

/** Another user changes the sensor just before the first save. */
const changedElsewhere = (shown: (now: SensorRow) => readonly SensorRow[]) => () => {
  let now = { ...free, version: 4 }
  return [
    listing(() => fewMembers),
    answer(listSensors, ({ query }) => pageFrom(now.version === 4 ? [now] : shown(now), query)),
    answer(updateSensor, ({ body }) => {
      if (now.version === 4) now = { ...now, centerId: '17', version: 5 }
      if (body.version !== now.version) return new Refused(412, 'changed-meanwhile')
      now = { ...now, ...body, version: now.version + 1 }
      return done
    }),
  ]
}
const renameLibre = async () => {
  await press('Edit Libre')
  const form = await dialogOf('Edit sensor')
  await retype(form.getByRole('textbox', { name: /^Name/ }), 'Otra')
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
  await expect(await form.findByText(/^Someone else made changes while you were editing/)).toBeVisible()
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Otra')
  await expect(screen.queryByText('An error occurred, please try again later.')).toBeNull()
  return form
}

export const ChangedMeanwhile: PanelStory = {
  ...storyAt(
    '/sensors',
    changedElsewhere((now) => [now]),
  ),
  play: async (story) => {
    const form = await renameLibre()
    await userEvent.click(form.getByRole('button', { name: 'Show changes' }))
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Sensor number/ })).toHaveValue('17'))
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Libre')
    await expect(form.queryByText(/^Someone else made changes/)).toBeNull()
    await retype(form.getByRole('textbox', { name: /^Name/ }), 'Otra')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await toastSays('Sensor updated')
    await expect(requestsTo(story, updateSensor).map(({ body }) => [body.name, body.centerId, body.version])).toEqual([
      ['Otra', free.centerId, 4],
      ['Otra', '17', 5],
    ])
  },
}

export const ChangedMeanwhileInSpanish: PanelStory = {
  ...storyAt(
    '/sensors',
    changedElsewhere((now) => [now]),
  ),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await press('Más de Libre')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar Libre' }))
    const form = await dialogOf('Editar sensor')
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }))
    await expect(await form.findByRole('button', { name: 'Ver los cambios' })).toBeVisible()
    await fitsIn(360)
  },
}

export const ChangedOutOfSight: PanelStory = {
  ...storyAt(
    '/sensors',
    changedElsewhere(() => []),
  ),
  play: async () => {
    const form = await renameLibre()
    await userEvent.click(form.getByRole('button', { name: 'Show changes' }))
    await dialogGone()
  },
}

export const Deleted: PanelStory = {
  ...storyAt('/sensors', drawer),
  play: async () => {
    await press('More actions for Libre')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await dialogOf('Delete Libre?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await toastSays('Sensor deleted')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Libre' })).toBeNull())
  },
}

const giveTo = async (text: string, person: RegExp) => {
  await press('Lend Libre to a user')
  const dialog = await dialogOf('Lend Libre to')
  await expect(dialog.getByText('By taking it, the user agrees that its heart rate counts in classes.')).toBeVisible()
  await userEvent.type(dialog.getByRole('combobox'), text)
  await userEvent.click(await screen.findByRole('option', { name: person }))
}

export const GivenAndUndone: PanelStory = {
  ...storyAt('/sensors', drawer),
  play: async (story) => {
    await giveTo('member1@', /member1@members\.example/)
    await toastSays('Libre lent to Ágata Ibáñez')
    await dialogGone()
    await expect(await screen.findByRole('button', { name: 'Mark Libre as returned' })).toBeVisible()
    await press('Undo')
    await toastSays('Change to Libre undone')
    await expect(await screen.findByRole('button', { name: 'Lend Libre to a user' })).toBeVisible()
    const to = memberAt(0).uuid
    await expect(requestsTo(story, handOverSensor).map(({ body }) => body)).toEqual([
      { from: null, to },
      { from: to, to: null },
    ])
  },
}

export const TakenBack: PanelStory = {
  ...storyAt('/sensors', drawer),
  play: async (story) => {
    await press('Mark Prestada as returned')
    await toastSays('Prestada returned')
    await expect(requestsTo(story, handOverSensor)).toMatchObject([{ body: { from: lent.userUuid, to: null } }])
  },
}

export const Moved: PanelStory = {
  ...storyAt('/sensors', () => [answer(handOverSensor, () => new Refused(409, 'sensor-moved')), ...drawer()]),
  play: async () => {
    await giveTo('member2@', /member2@members\.example/)
    await toastSays('sensor-moved')
    await expect(await screen.findByRole('button', { name: 'Lend Libre to a user' })).toBeVisible()
  },
}

export const NoOneFound: PanelStory = {
  ...storyAt('/sensors', drawer),
  play: async () => {
    await press('Lend Libre to a user')
    const dialog = await dialogOf('Lend Libre to')
    await userEvent.type(dialog.getByRole('combobox'), 'zzz')
    await expect(await dialog.findByText('No one found')).toBeVisible()
  },
}

export const FormInSpanishAt360: PanelStory = {
  ...storyAt('/sensors', drawer),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await press('Agregar sensor')
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await fitsIn(360)
  },
}
