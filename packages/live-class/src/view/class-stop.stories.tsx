import { changeClassState } from '@repo/api-client/classes/run-class'
import { answer, Refused } from '@repo/api-client/fake/answer'
import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { requestsOf, centerOf, classMeta, inCenter, running, toastSays } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const meta = { ...classMeta, globals: onScreen(1366) } satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const finished = { level: 1, name: 'Class finished' } as const

export const Stopped: Story = {
  tags: ['picture'],
  ...inCenter(() => running({ phase: 'ended', members: 6, stoppedBy: 'Carla Coach' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Carla Coach stopped the class at \d+:\d\d/)).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Class results' })).toBeVisible()
  },
}

export const StoppedAndContinued: Story = {
  ...inCenter(() => running({ phase: 'ended', members: 6, stoppedBy: 'Carla Coach' })),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/^Carla Coach stopped the class at \d+:\d\d/)).toBeVisible()
    await expect(canvas.getByText(/continued for another 2:00/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue class' }))
    await expect(await canvas.findByText('6 of 6 live · Cycling')).toBeVisible()
    await expect(requestsOf(loaded, changeClassState).map(({ body }) => body.state)).toEqual(['continue'])
  },
}

export const StoppedInSpanish: Story = {
  ...inCenter(() => running({ phase: 'ended', members: 6, stoppedBy: 'Carla Coach' })),
  globals: { locale: 'es', ...onScreen(360) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Carla Coach detuvo la clase a las/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continuar clase' })).toBeVisible()
  },
}

/** Without permission, no action is offered. */
export const StoppedForOnlookers: Story = {
  ...inCenter(() => running({ phase: 'ended', members: 6, stoppedBy: 'Carla Coach' })),
  args: { canControl: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', finished)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Continue class' })).toBeNull()
  },
}

export const ContinuedTooLate: Story = {
  ...inCenter(
    () => running({ phase: 'ended', members: 6, stoppedBy: 'Carla Coach' }),
    [answer(changeClassState, () => new Refused(409, 'class-not-continued'))],
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue class' }))
    await toastSays('This class can no longer be continued. Start a new one. (Code 409)')
    await expect(canvas.getByRole('heading', finished)).toBeVisible()
  },
}

export const StoppedBySomebodyElse: Story = {
  ...inCenter(() => running({ members: 6 })),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Rayo' }))
    await screen.findByRole('alertdialog', { name: 'Remove Rayo from the class?' })
    centerOf(loaded).stop('Iván Soto')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await canvas.findByText(/^Iván Soto stopped the class/)).toBeVisible()
  },
}

export const StoppedWhileAskedToStop: Story = {
  ...inCenter(() => running({ members: 6 })),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop class' }))
    await screen.findByRole('alertdialog', { name: 'Stop the class?' })
    centerOf(loaded).stop('Iván Soto')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(requestsOf(loaded, changeClassState)).toEqual([])
  },
}

export const StartedBySomebodyElse: Story = {
  ...inCenter(() => null),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Configure and start' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Configure the class' }))
    await userEvent.clear(dialog.getByLabelText(/Duration/))
    await userEvent.type(dialog.getByLabelText(/Duration/), '37')
    centerOf(loaded).open(running({ members: 0 }))
    await toastSays('Iván Soto started a class in this room')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    centerOf(loaded).open(null)
    await userEvent.click(await canvas.findByRole('button', { name: 'Configure and start' }))
    const again = within(await screen.findByRole('dialog', { name: 'Configure the class' }))
    await expect(again.getByLabelText(/Duration/)).toHaveValue('37')
  },
}

export const Offline: Story = {
  ...inCenter(() => running({ members: 6, silence: 40_000 })),
  args: { offlineSince: Date.UTC(2026, 0, 1, 20, 2) },
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/^No connection since 2:02 PM\. Trying again…$/)
    await expect(note).toBeVisible()
    // below the panel's own notice
    await expect(note.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('timer').getBoundingClientRect().bottom,
    )
  },
}

export const OfflineByTheBrowser: Story = {
  ...inCenter(() => running({ members: 6 })),
  parameters: { clock: 'running' },
  globals: { locale: 'es', ...onScreen(1366) },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'onLine')
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => {
      if (own === undefined) Reflect.deleteProperty(navigator, 'onLine')
      else Object.defineProperty(navigator, 'onLine', own)
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sin conexión desde las/, {}, { timeout: 2000 })).toBeVisible()
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
    await waitFor(() => expect(canvas.queryByText(/^Sin conexión/)).toBeNull(), { timeout: 2000 })
  },
}
