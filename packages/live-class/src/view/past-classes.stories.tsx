import { type PastClass, showRoomHistory } from '@repo/api-client/classes/room-history'
import { startClass } from '@repo/api-client/classes/run-class'
import { answer } from '@repo/api-client/fake/answer'
import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { CYCLING_UUID } from '../stories/class-samples.ts'
import { classMeta, inCenter, requestsOf } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const meta = { ...classMeta, globals: onScreen(1366) } satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const pastClass = (change: Partial<PastClass> = {}): PastClass => ({
  uuid: '0190a000-0000-7000-8000-00000000c001',
  trainingTypeUuid: CYCLING_UUID,
  trainingName: 'Cycling',
  startAt: new Date('2026-11-21T00:00:00Z'),
  duration: 50,
  delay: 2,
  order: 'effort',
  isLimited: true,
  capacity: 24,
  people: 20,
  averageEffort: 71.8,
  points: 812.4,
  ...change,
})

const classes = [
  pastClass(),
  pastClass({ uuid: '0190a000-0000-7000-8000-00000000c002', people: 1, averageEffort: null, points: 0 }),
]
const withHistory = (members: number, withoutWeight: number, past: readonly PastClass[] = []) =>
  inCenter(() => null, [answer(showRoomHistory, () => ({ members, withoutWeight, classes: [...past] }))])

/** Another coach's last class in the room is offered as well. */
export const LastClasses: Story = {
  tags: ['picture'],
  ...withHistory(7, 0, classes),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('50 min · 24 spots · by effort · starts in 2 min')).toBeVisible()
    const list = within(canvas.getByRole('list', { name: 'Last classes' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
      /Cycling.*11.20.2026.*6:00\sPM.*20 people.*71 %.*812 pts/,
    )
  },
}

export const LastClassRepeated: Story = {
  ...withHistory(7, 0, classes),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('list', { name: 'Last classes' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Start class' }))
    await waitFor(() => expect(requestsOf(loaded, startClass)).toHaveLength(1))
    const sent = {
      trainingTypeUuid: CYCLING_UUID,
      duration: 50,
      delay: 2,
      order: 'effort',
      isLimited: true,
      capacity: 24,
    }
    await expect(requestsOf(loaded, startClass)[0]?.body).toMatchObject(sent)
  },
}

export const LastClassChanged: Story = {
  ...withHistory(7, 0, classes),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Configure the class' }))
    await expect(dialog.getByLabelText(/Duration/)).toHaveValue('50')
    await expect(dialog.getByLabelText(/^Capacity/)).toHaveValue('24')
  },
}

export const LastClassesInSpanishOnAPhone: Story = {
  ...withHistory(7, 0, classes),
  globals: { locale: 'es', ...onScreen(360) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Últimas clases' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const configure = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Configure and start' }))
  return within(await screen.findByRole('dialog', { name: 'Configure the class' }))
}

export const NoWeights: Story = {
  ...withHistory(7, 7),
  play: async ({ canvas }) => {
    const dialog = await configure(canvas)
    await expect(await dialog.findByText(/No user has a weight, so no one gets calories/)).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Effort' }))
    await expect(dialog.queryByText(/No user has a weight/)).toBeNull()
  },
}

export const SomeWeights: Story = {
  ...withHistory(7, 2),
  play: async ({ canvas }) => {
    const dialog = await configure(canvas)
    await expect(await dialog.findByText(/2 of 7 users have no weight, so they get no calories/)).toBeVisible()
  },
}
