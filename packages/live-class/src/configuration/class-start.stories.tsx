import { startClass } from '@repo/api-client/classes/run-class'
import { answer, Refused } from '@repo/api-client/fake/answer'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { type ClassConfigurationForm, defaultClassConfiguration } from '@repo/domain/classes/class-configuration'
import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { CYCLING_UUID, ROOM_UUID } from '../stories/class-samples.ts'
import { requestsOf, classMeta, inCenter } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'
import { storeConfiguration } from './stored-configuration.ts'

const meta = { ...classMeta } satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const lastTime = (change: Partial<ClassConfigurationForm> = {}) =>
  storeConfiguration(ROOM_UUID, {
    ...defaultClassConfiguration,
    trainingTypeUuid: CYCLING_UUID,
    duration: '45',
    capacity: '15',
    ...change,
  })

export const LikeLastTime: Story = {
  ...inCenter(() => null),
  globals: onScreen(1366),
  beforeEach: () => lastTime({ isStreaming: true }),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Cycling' })).toBeVisible()
    // this center has no video
    await expect(canvas.getByText('45 min · 15 spots · by calories')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Configure the class' }))
    await expect(dialog.getByLabelText(/Duration/)).toHaveValue('45')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Start class' }))
    await expect(await canvas.findByText('No one has joined yet')).toBeVisible()
    const sent = { trainingTypeUuid: CYCLING_UUID, duration: 45, delay: 0, capacity: 15, isStreaming: false }
    await expect(requestsOf(loaded, startClass).map(({ body }) => body)).toMatchObject([sent])
  },
}

export const LikeLastTimeInSpanish: Story = {
  ...inCenter(() => null),
  globals: { locale: 'es', ...onScreen(360) },
  beforeEach: () => lastTime({ isUnlimited: true, delay: '5', order: 'effort' }),
  play: async ({ canvas }) => {
    const sentence = '45 min · lugares sin límite · por esfuerzo · empieza a los 5 min'
    await expect(await canvas.findByText(sentence)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** A training type that was retired can't be started again. */
export const LastKindIsGone: Story = {
  ...inCenter(() => null, [answer(listTrainingTypes, () => [])]),
  beforeEach: () => lastTime(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Configure and start' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Start class' })).toBeNull()
  },
}

export const RetiredTypeMustBeChosenAgain: Story = {
  ...inCenter(() => null),
  globals: onScreen(1366),
  beforeEach: () => lastTime({ trainingTypeUuid: '0190a000-0000-7000-8000-00000000dead' }),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Configure and start' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Configure the class' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Start class' }))
    const trainingType = dialog.getByRole('combobox', { name: /Training type/ })
    await expect(trainingType).toHaveAccessibleDescription('Choose a training type')
    await expect(requestsOf(loaded, startClass)).toEqual([])
  },
}

export const VideoIsBusy: Story = {
  ...inCenter(
    () => null,
    [answer(startClass, () => new Refused(409, 'streaming-busy', {}, { retryAfterSeconds: 120 }))],
  ),
  beforeEach: () => lastTime(),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start class' }))
    const refused = 'Zoom takes no more meetings right now. Try again in 2 minutes. (Code 43)'
    await expect(await screen.findByText(refused)).toBeVisible()
    await expect(requestsOf(loaded, startClass)).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Start class' })).toBeEnabled()
  },
}
