import { giveStrapBack, listRoomStraps, pickStrap, type RoomStraps } from '@repo/api-client/classes/own-straps'
import { answer, type Answer, Refused } from '@repo/api-client/fake/answer'
import { type ContractServer, createContractServer } from '@repo/api-client/fake/contract-server'
import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { onPage } from '../../stories/on-page.tsx'

const idAt = (index: number): string => `0190a000-0000-7000-8000-00000000000${index}`

const strapAt = (index: number, change: Partial<RoomStraps['straps'][number]> = {}): RoomStraps['straps'][number] => ({
  id: idAt(index),
  radio: 'ant',
  name: null,
  ending: `92${index}`,
  heartRate: 96 + 7 * index,
  isNew: false,
  isUsual: false,
  isTyped: false,
  ...change,
})

const straps = [
  strapAt(1, { radio: 'ble', name: 'Polar H10', ending: 'AB21', isNew: true }),
  strapAt(2),
  strapAt(3, { name: 'Garmin' }),
]
const none: RoomStraps = { straps: [], own: null }
const ownOf = ({ id, radio, name, ending, heartRate }: RoomStraps['straps'][number], mayKeep = true) => ({
  straps: [],
  own: { id, radio, name, ending, heartRate, since: new Date(), mayKeep },
})

interface Args {
  answers: () => readonly Answer[]
  isReceived?: boolean
}

/** The page reads its configuration on import, which a story must fake. */
const load = async (server: ContractServer): Promise<ComponentType<{ token: string; isReceived: boolean }>> => {
  globalThis.fetch = (input, ...rest) =>
    input === '/join/config.json' ? Promise.resolve(Response.json({ apiBaseUrl: '' })) : server.fetch(input, ...rest)
  return (await import('./pick-strap.tsx')).PickStrap
}

const meta = {
  decorators: onPage,
  args: { answers: () => [answer(listRoomStraps, () => none)] },
  loaders: [
    async ({ args: { answers } }) => {
      const server = createContractServer(answers())
      return { server, part: await load(server) }
    },
  ],
  beforeEach: () => {
    const real = globalThis.fetch
    return () => {
      globalThis.fetch = real
    }
  },
  render: ({ isReceived = false }, { loaded }) => {
    const Part = loaded['part'] as ComponentType<{ token: string; isReceived: boolean }>
    return <Part token="story" isReceived={isReceived} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const serverOf = (loaded: Record<string, unknown>) => loaded['server'] as ContractServer

export const NoneReceived: Story = {
  globals: onScreen(360),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Put your strap on/)).toBeVisible()
  },
}

/** One press, then the strap counts. */
export const PickedInOnePress: Story = {
  globals: onScreen(360),
  args: {
    answers: () => {
      let room: RoomStraps = { straps, own: null }
      return [
        answer(listRoomStraps, () => room),
        answer(pickStrap, ({ body }) => {
          room = ownOf(straps.find(({ id }) => id === body.id) ?? strapAt(1))
          return { state: 'picked' as const }
        }),
        answer(giveStrapBack, () => {
          room = { straps, own: null }
          return { message: 'ok' }
        }),
      ]
    },
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Just put on')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Polar H10 …AB21 · 103 bpm' }))
    await expect(await canvas.findByText('Polar H10 …AB21 counts for you')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: "It's always mine" }))
    await waitFor(() => expect(serverOf(loaded).asked(pickStrap)[1]?.body.isKept).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: "That's not my strap" }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop using this strap?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stop using it' }))
    await expect(await canvas.findByRole('button', { name: 'ANT+ …922 · 110 bpm' })).toBeVisible()
  },
}

export const UsualStrapInSpanish: Story = {
  globals: { locale: 'es', ...onScreen(320) },
  args: {
    answers: () => [answer(listRoomStraps, () => ({ straps: [strapAt(4, { isUsual: true }), ...straps], own: null }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La usas siempre')).toBeVisible()
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth))
  },
}

/** The pick is repeated until the strap is proven. */
export const ProvenByLooseningIt: Story = {
  globals: onScreen(360),
  args: {
    answers: () => {
      let asked = 0
      let room: RoomStraps = { straps, own: null }
      return [
        answer(listRoomStraps, () => room),
        answer(pickStrap, () => {
          asked += 1
          if (asked < 3) return { state: 'proof-needed' as const }
          room = ownOf(strapAt(2))
          return { state: 'picked' as const }
        }),
      ]
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ANT+ …922 · 110 bpm' }))
    await expect(await canvas.findByText("Show that it's yours")).toBeVisible()
    await expect(await canvas.findByText('ANT+ …922 counts for you', {}, { timeout: 9000 })).toBeVisible()
  },
}

export const TypedNumber: Story = {
  args: {
    answers: () => [
      answer(listRoomStraps, ({ query }) => ({
        straps: straps.map((strap) => ({ ...strap, isTyped: query.digits === '922' && strap.ending === '922' })),
        own: null,
      })),
      answer(pickStrap, () => new Refused(409, 'strap-taken')),
    ],
  },
  play: async ({ canvas, loaded }) => {
    await userEvent.type(await canvas.findByLabelText('Number printed on your strap'), '922')
    await waitFor(() => expect(serverOf(loaded).asked(listRoomStraps).at(-1)?.query.digits).toBe('922'))
    await userEvent.click(canvas.getByRole('button', { name: 'ANT+ …922 · 110 bpm' }))
    await expect(await canvas.findByText('Someone else already uses this strap. Ask your coach.')).toBeVisible()
    await expect(serverOf(loaded).asked(pickStrap)[0]?.body.digits).toBe('922')
  },
}

export const SensorOfTheCenter: Story = {
  args: { isReceived: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Receiving your heart rate')).toBeVisible()
  },
}
