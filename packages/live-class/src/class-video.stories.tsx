import { deleteStreaming } from '@repo/api-client/classes/delete-streaming'
import { recoverStreaming } from '@repo/api-client/classes/recover-streaming'
import { startClass } from '@repo/api-client/classes/start-class'
import { answer, Refused, type Answer } from '@repo/api-client/fake/answer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLASS_UUID } from './stories/class-samples.ts'
import { createFakeCenter, type FakeCenter } from './stories/fake-center.ts'
import { StorySession } from './stories/story-class.tsx'

const centerOf = (loaded: Record<string, unknown>) => loaded['center'] as FakeCenter

const meta = {
  component: StorySession,
  parameters: { layout: 'fullscreen' },
  args: { center: createFakeCenter(null), kind: 'panel', canControl: true, onLeave: fn() },
  render: (args, { loaded }) => <StorySession {...args} center={centerOf(loaded)} />,
  beforeEach: () => localStorage.clear(),
  afterEach: async ({ loaded }) => {
    await expect(centerOf(loaded).server.faults).toEqual([])
  },
} satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const meeting = { number: '85746065432', password: '12345678', signature: 'signed' }

/** A class on video that has been running for a while. */
const streamed = (...instead: readonly Answer[]): Partial<Story> => ({
  loaders: [
    () => ({
      center: createFakeCenter(
        {
          phase: 'running',
          startAt: Date.now() - 1_200_000,
          finishAt: Date.now() + 1_500_000,
          members: 4,
          isStreamed: true,
        },
        [...instead, answer(recoverStreaming, () => ({ meeting })), answer(deleteStreaming, () => ({ message: 'ok' }))],
      ),
    }),
  ],
})

/** Found again after a reload, and ended with the class, which can be closed only after that. */
export const Recovered: Story = {
  ...streamed(),
  play: async ({ canvas, loaded }) => {
    const link = await canvas.findByRole('link', { name: 'Open in Zoom' })
    await expect(link).toHaveAttribute('href', 'https://zoom.us/wc/join/85746065432')
    await expect(canvas.getByText('Meeting 85746065432 · Passcode 12345678')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop class' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop the class?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stop class' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Open in Zoom' })).toBeNull())
    const { server } = centerOf(loaded)
    await waitFor(() => expect(server.asked(deleteStreaming)).toEqual([{ body: { classUuid: CLASS_UUID } }]))
  },
}

export const RecoveredInSpanish: Story = {
  ...streamed(),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Abrir en Zoom' })).toBeVisible()
  },
}

const says = (words: string) =>
  waitFor(() => expect(screen.getByText(words, { ignore: '[aria-live], script, style' })).toBeVisible())

/** The class goes on without its video. */
export const CredentialsRefused: Story = {
  ...streamed(answer(recoverStreaming, () => new Refused(409, 'streaming-token-conflict'))),
  play: async ({ canvas }) => {
    await says("The center's video credentials were refused. Update them in the center's profile. (Code 407)")
    await expect(canvas.getByRole('button', { name: 'Stop class' })).toBeVisible()
  },
}

/** A wall that nobody is signed in on asks for no meeting. */
export const OnAWall: Story = {
  ...streamed(answer(recoverStreaming, () => new Refused(403, 'forbidden'))),
  args: { kind: 'wall', canControl: false },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/4 of 4 live/)).toBeVisible()
    await expect(centerOf(loaded).server.asked(recoverStreaming)).toEqual([])
  },
}

/** What Zoom refuses starts no class. */
export const NotStarted: Story = {
  loaders: [
    () => ({ center: createFakeCenter(null, [answer(startClass, () => new Refused(409, 'streaming-conflict'))]) }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Configure and start' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('combobox', { name: /Training type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Cycling' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Start class' }))
    await says("The video meeting could not be started. Check the center's video account. (Code 43)")
  },
}
