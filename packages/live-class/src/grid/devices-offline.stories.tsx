import type { DaqDevice } from '@repo/api-client/rooms/room'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { classMeta, inCenter, running, secondsFromNow } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const meta = { ...classMeta } satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const DAY = 86_400
const deviceAt = (index: number, state: DaqDevice['state'], secondsAgo: number): DaqDevice => ({
  uuid: `5f0c7a52-9d3e-4c1b-8f64-7000000000${index}0`,
  name: ['Esquina izquierda', 'Esquina derecha', 'Bodega', 'Pantalla'][index] ?? '',
  kind: 'receiver',
  state,
  keyIssuedAt: new Date('2026-01-01T00:00:00Z'),
  lastSeenAt: new Date(secondsFromNow(-secondsAgo)),
  version: '2.1',
  localIp: '192.168.1.40',
})

const classWith = (...devices: readonly DaqDevice[]) =>
  running({ startAt: secondsFromNow(-600), finishAt: secondsFromNow(2400), members: 6, devices })

export const OneDeviceOffline: Story = {
  ...inCenter(() => classWith(deviceAt(0, 'online', 5), deviceAt(1, 'offline', 200), deviceAt(2, 'offline', 20 * DAY))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("A receiver isn't connected")).toBeVisible()
    await expect(canvas.getByText('Esquina derecha: check power and network. Phones keep counting.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(canvas.queryByText("A receiver isn't connected")).toBeNull())
  },
}

export const SeveralDevicesOfflineInSpanish: Story = {
  ...inCenter(() => classWith(deviceAt(0, 'offline', 100), deviceAt(1, 'offline', 200))),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 receptores sin conexión')).toBeVisible()
    await expect(canvas.getByText(/^Esquina izquierda, Esquina derecha: /)).toBeVisible()
  },
}

export const AllDevicesOnline: Story = {
  ...inCenter(() => classWith(deviceAt(0, 'online', 5), { ...deviceAt(1, 'awaited', 0), lastSeenAt: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Participants' })).toBeVisible()
    await expect(canvas.queryByText(/isn't connected/)).toBeNull()
  },
}
