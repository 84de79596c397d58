import { showCenter } from '@repo/api-client/center/show-center'
import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { answer, type Answer, Refused, silence } from '@repo/api-client/fake/answer'
import { pairDaq } from '@repo/api-client/rooms/daq-pairing'
import { addDaqRoom, deleteDaqRoom, issueDaqKey, revokeDaqKey } from '@repo/api-client/rooms/daq-rooms'
import type { DaqDevice, Room } from '@repo/api-client/rooms/room'
import { updateRoom, uploadRoomLogo } from '@repo/api-client/rooms/save-room'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  requestsTo,
  dialogGone,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  retype,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { center } from '../../stories/sample-center.ts'
import { roomAt, roomUuid, runningClass } from '../../stories/sample-rooms.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const done = { message: 'ok' }
const at = new Date('2026-11-21T16:00:00Z')
const deviceAt = (index: number, change: Partial<DaqDevice> = {}): DaqDevice => ({
  uuid: roomUuid(40 + index),
  name: 'Receptor',
  kind: 'receiver',
  state: 'online',
  keyIssuedAt: at,
  lastSeenAt: at,
  version: '2.1',
  localIp: '192.168.1.40',
  ...change,
})
const unseen = { state: 'awaited', lastSeenAt: null, version: null, localIp: null } as const
const studio = (index: number, change: Partial<Room> = {}): Room =>
  roomAt(index, {
    name: `Studio ${index + 1}`,
    kind: 'daq',
    description: null,
    coaches: [],
    daqIp: '192.168.1.40',
    devices: [deviceAt(index)],
    ...change,
  })
const five = [
  studio(0),
  studio(1, { daqIp: null, devices: [] }),
  studio(2, { devices: [deviceAt(2, unseen)] }),
  studio(3, { devices: [deviceAt(3, { state: 'offline', version: '2.0' })] }),
  studio(4, { currentClass: runningClass }),
]

const withDevices =
  (first: readonly Room[], ...before: readonly Answer[]) =>
  () => {
    let rooms = first
    return [
      ...before,
      answer(showCenter, () => ({ ...center, rooms: [...rooms, roomAt(7)] })),
      answer(addDaqRoom, ({ body }) => {
        rooms = [...rooms, studio(8, { name: body.name, daqIp: null, devices: [] })]
        return { uuid: studio(8).uuid }
      }),
      answer(updateRoom, ({ params, body }) => {
        rooms = rooms.map((room) => (room.uuid === params.uuid ? { ...room, name: body.name } : room))
        return done
      }),
      answer(deleteDaqRoom, ({ params }) => {
        rooms = rooms.filter(({ uuid }) => uuid !== params.uuid)
        return done
      }),
      answer(issueDaqKey, ({ params, body: { name, kind, deviceUuid } }) => {
        const uuid = deviceUuid ?? roomUuid(60)
        const device = deviceAt(0, { ...unseen, uuid, name, kind })
        rooms = rooms.map((room) =>
          room.uuid === params.uuid
            ? { ...room, devices: [...room.devices.filter((one) => one.uuid !== uuid), device] }
            : room,
        )
        return { uuid, key: 'k'.repeat(43) }
      }),
      answer(pairDaq, ({ params, body: { code, name } }) => {
        if (code !== '123456') return new Refused(404, 'pairing-code-unknown')
        const uuid = roomUuid(61)
        rooms = rooms.map((room) =>
          room.uuid === params.uuid
            ? { ...room, devices: [...room.devices, deviceAt(0, { ...unseen, uuid, name })] }
            : room,
        )
        return { uuid }
      }),
      answer(revokeDaqKey, ({ params }) => {
        rooms = rooms.map((room) => ({ ...room, devices: room.devices.filter(({ uuid }) => uuid !== params.uuid) }))
        return done
      }),
      answer(showMeasurements, silence),
    ]
  }

const choose = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt('/rooklegend', withDevices(five)),
  play: async ({ canvas }) => {
    for (const status of ['Connected', 'No key', 'Waiting for the device', 'Not connected', 'Class in progress'])
      await expect(await canvas.findByText(status)).toBeVisible()
    // remote rooms are on another page
    await expect(canvas.queryByText('Sala 7')).toBeNull()
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt('/rooklegend', withDevices(five)),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esperando al dispositivo')).toBeVisible()
    await fitsIn(360)
  },
}

export const Loading: PanelStory = {
  ...storyAt('/rooklegend', () => [answer(showCenter, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'RookLegend' })).toBeVisible()
    await expect(canvas.queryByText('No devices yet')).toBeNull()
  },
}

export const Empty: PanelStory = {
  ...storyAt('/rooklegend', withDevices([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No devices yet')).toBeVisible()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/rooklegend', () => [answer(showCenter, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText("Couldn't load devices")).toBeVisible()
    panelOf(story).server.say(...withDevices(five)())
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await expect(await story.canvas.findByText('Studio 1')).toBeVisible()
  },
}

export const Coach: PanelStory = {
  ...storyAt('/rooklegend', withDevices(five), 'coach'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Studio 1' }))
    await expect(await screen.findByRole('menuitem', { name: 'Devices and keys' })).toBeVisible()
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Add device' })).toBeNull()
  },
}

export const Connect: PanelStory = {
  ...storyAt('/rooklegend', withDevices([studio(0), studio(1, { daqIp: null })])),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Connect / })
    await expect(link).toHaveAttribute('href', 'http://192.168.1.40:8080/')
    await userEvent.click(canvas.getByRole('button', { name: /^Connect / }))
    await toastSays('Studio 2 has no local address yet')
  },
}

export const Added: PanelStory = {
  ...storyAt('/rooklegend', withDevices([studio(0)])),
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Add device' }))
    const form = await dialogOf('Add device')
    const name = form.getByRole('textbox', { name: /^Name/ })
    await retype(name, 'abc')
    await userEvent.click(form.getByRole('button', { name: 'Add device' }))
    await waitFor(() => expect(name).toHaveFocus())
    await retype(name, 'Estudio Sur')
    await userEvent.click(form.getByRole('button', { name: 'Add device' }))
    await toastSays('Device added')
    await expect(await story.canvas.findByText('Estudio Sur')).toBeVisible()
    await expect(requestsTo(story, addDaqRoom)).toHaveLength(1)
  },
}

export const NameTaken: PanelStory = {
  ...storyAt(
    '/rooklegend',
    withDevices(
      [studio(0)],
      answer(updateRoom, () => new Refused(422, 'room-name-taken', { room_name: ['taken'] })),
    ),
  ),
  play: async () => {
    await choose('Studio 1', 'Rename')
    const form = await dialogOf('Rename device')
    await retype(form.getByRole('textbox', { name: /^Name/ }), 'Studio 2')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await expect(await form.findByText('Another room already has this name. (Code 11)')).toBeVisible()
  },
}

export const Key: PanelStory = {
  ...storyAt('/rooklegend', withDevices([studio(1, { daqIp: null, devices: [] })])),
  play: async (story) => {
    await choose('Studio 2', 'Devices and keys')
    const dialog = await dialogOf('Devices in Studio 2')
    await expect(dialog.getByText('No device yet. Pair a receiver, or copy a key to another device.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Use a key' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Generate key' }))
    await expect(requestsTo(story, issueDaqKey)).toHaveLength(0)
    await retype(dialog.getByRole('textbox', { name: /^Name/ }), 'Puerta')
    await userEvent.click(dialog.getByRole('radio', { name: 'Other device' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Generate key' }))
    await expect(await dialog.findByRole('textbox', { name: 'Key' })).toHaveValue('k'.repeat(43))
    await expect(dialog.getByText('Key for Puerta')).toBeVisible()
    await expect(requestsTo(story, issueDaqKey)).toMatchObject([{ body: { name: 'Puerta', kind: 'other' } }])
    await expect(await dialog.findByText('Waiting for the device')).toBeVisible()
  },
}

export const PairedReceiver: PanelStory = {
  tags: ['picture'],
  ...storyAt('/rooklegend', withDevices([studio(1, { daqIp: null, devices: [] })])),
  play: async (story) => {
    await choose('Studio 2', 'Devices and keys')
    const dialog = await dialogOf('Devices in Studio 2')
    const [code, name] = [
      dialog.getByRole('textbox', { name: /^Code/ }),
      dialog.getByRole('textbox', { name: /^Name/ }),
    ]
    await retype(code, '12345')
    await retype(name, 'Puerta')
    await userEvent.click(dialog.getByRole('button', { name: 'Pair receiver' }))
    await expect(requestsTo(story, pairDaq)).toHaveLength(0)
    await retype(code, '654 321')
    await userEvent.click(dialog.getByRole('button', { name: 'Pair receiver' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await retype(code, '123 456')
    await userEvent.click(dialog.getByRole('button', { name: 'Pair receiver' }))
    await toastSays('Receiver paired')
    await expect(await dialog.findByText('Waiting for the device')).toBeVisible()
    await expect(requestsTo(story, pairDaq).at(-1)).toMatchObject({ body: { code: '123456', name: 'Puerta' } })
    await expect(dialog.getByRole('button', { name: 'New device' })).toBeVisible()
  },
}

export const NewReceiverInSpanish: PanelStory = {
  tags: ['picture'],
  ...storyAt('/rooklegend', withDevices([studio(1, { daqIp: null, devices: [] })])),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Acciones/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dispositivos y claves' }))
    await expect(await screen.findByRole('radio', { name: 'Vincular un receptor' })).toBeChecked()
    await fitsIn(360)
  },
}

const several = studio(0, {
  devices: [
    deviceAt(0, { name: 'Esquina izquierda', localIp: '192.168.1.40' }),
    deviceAt(1, { name: 'Esquina derecha', state: 'offline', localIp: '192.168.1.41' }),
    deviceAt(2, { ...unseen, name: 'Hub de la entrada', kind: 'other' }),
    deviceAt(3, { name: 'Pantalla grande', kind: 'wall', version: '1.4', localIp: null }),
  ],
})

const stick = { kind: 'ant', name: 'ttyUSB0', state: 'scanning' } as const
const adapter = { kind: 'ble', name: 'hci0', state: 'scanning', links: 5, slots: 5 } as const
const healthy: NonNullable<DaqDevice['health']> = {
  radios: [stick, adapter],
  straps: 18,
  waiting: 0,
  backlogSeconds: 1,
  worstAge: 1900,
  medianAge: 1700,
  clockOffset: 12,
  temperature: 58,
  lost: [],
}
const advised = studio(0, {
  devices: [
    deviceAt(0, {
      name: 'Esquina izquierda',
      health: {
        ...healthy,
        backlogSeconds: 240,
        waiting: 5,
        temperature: 84,
        lost: [
          { strap: 'ant:730926', percent: 9 },
          { strap: 'ble:A09E1A8C4AA3', percent: 6 },
        ],
      },
    }),
    deviceAt(1, { name: 'Esquina derecha', health: healthy }),
    deviceAt(2, {
      name: 'Puerta',
      health: {
        ...healthy,
        radios: [
          { ...stick, state: 'unsupported' },
          { ...adapter, state: 'silent' },
        ],
      },
    }),
    deviceAt(3, { name: 'Pantalla', kind: 'wall', health: { ...healthy, radios: [], straps: 0 } }),
    // its last report says nothing about now
    deviceAt(4, { name: 'Bodega', state: 'offline', health: { ...healthy, radios: [] } }),
  ],
})

const openSeveral = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Connect |^Conectar / }))
  return within(await screen.findByRole('dialog'))
}

export const SeveralDevices: PanelStory = {
  tags: ['picture'],
  ...storyAt('/rooklegend', withDevices([several])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Devices connected: 2 of 4')).toBeVisible()
    const dialog = await openSeveral()
    const right = dialog.getByRole('link', { name: 'Connect Esquina derecha' })
    await expect(right).toHaveAttribute('href', 'http://192.168.1.41:8080/')
    await expect(dialog.getAllByRole('link')).toHaveLength(2)
    // a display has its own token
    await expect(dialog.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(3)
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
}

export const SeveralDevicesInSpanish: PanelStory = {
  tags: ['picture'],
  ...storyAt('/rooklegend', withDevices([several])),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await openSeveral()
    await fitsIn(360)
  },
}

export const Advice: PanelStory = {
  ...storyAt('/rooklegend', withDevices([advised])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Has problems')).toBeVisible()
    const dialog = await openSeveral()
    const advice = (name: RegExp) => dialog.getByText(name).closest('ul')
    await expect(advice(/^4 min behind/)).toHaveTextContent(
      '5 straps wait for a Bluetooth slot. Add an adapter.' +
        'Strap ANT 730926: 9% of this class was lost. A second ANT+ stick helps.' +
        'Strap A0:9E:1A:8C:4A:A3: 6% of this class was lost. Place the device closer or higher.' +
        '84 °C is too hot. Give the device more air.',
    )
    await expect(dialog.getByText("ttyUSB0 can't receive a whole room.", { exact: false })).toBeVisible()
    await expect(dialog.getByText("The Bluetooth adapter hci0 doesn't respond. Restart the device.")).toBeVisible()
    await expect(dialog.getAllByText(/^Receives nothing/)).toHaveLength(1)
    await expect(dialog.getAllByText('Receiving 18 straps')).toHaveLength(3)
  },
}

export const AdviceInSpanish: PanelStory = {
  ...storyAt('/rooklegend', withDevices([advised])),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    const dialog = await openSeveral()
    await expect(dialog.getByText(/^4 min de retraso/)).toBeVisible()
    await fitsIn(360)
  },
}

export const DevicesEndOneByOne: PanelStory = {
  ...storyAt('/rooklegend', withDevices([several])),
  play: async (story) => {
    const dialog = await openSeveral()
    await choose('Esquina izquierda', 'Generate a new key')
    const question = await screen.findByRole('alertdialog', { name: 'Generate a new key for Esquina izquierda?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Generate a new key' }))
    await expect(await dialog.findByText('Key for Esquina izquierda')).toBeVisible()
    await expect(requestsTo(story, issueDaqKey)).toMatchObject([
      { body: { name: 'Esquina izquierda', kind: 'receiver', deviceUuid: roomUuid(40) } },
    ])
    await choose('Esquina derecha', 'Revoke key')
    const sure = await screen.findByRole('alertdialog', { name: 'Revoke the key of Esquina derecha?' })
    await userEvent.click(within(sure).getByRole('button', { name: 'Revoke key' }))
    await toastSays('Key revoked')
    await waitFor(() => expect(dialog.queryByText('Esquina derecha')).toBeNull())
    await expect(dialog.getByText('Pantalla grande')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'New device' }))
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeVisible()
  },
}

export const Deleted: PanelStory = {
  ...storyAt('/rooklegend', withDevices([studio(0), studio(1)])),
  play: async ({ canvas }) => {
    await choose('Studio 2', 'Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Studio 2?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await toastSays('Device deleted')
    await waitFor(() => expect(canvas.queryByText('Studio 2')).toBeNull())
    await dialogGone()
  },
}

export const NoPicture: PanelStory = {
  ...storyAt(
    '/rooklegend',
    withDevices(
      [studio(0)],
      answer(uploadRoomLogo, () => new Refused(422, 'image-invalid')),
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Studio 1')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('the card has no way to take a picture')
    await userEvent.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }))
    await toastSays("This file isn't a PNG or JPEG image, even if its name says so. Choose another one.")
  },
}

const longAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt('/rooklegend', withDevices([studio(0, { name: 'W'.repeat(100) }), studio(1)])),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Studio 2')
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1366 = longAt(1366)
