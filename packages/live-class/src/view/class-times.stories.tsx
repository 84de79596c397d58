import { changeClassTimes } from '@repo/api-client/classes/run-class'
import { answer, Refused } from '@repo/api-client/fake/answer'
import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { classMeta, inCenter, requestsOf, running, secondsFromNow, toastSays } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const meta = { ...classMeta, globals: onScreen(1366) } satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const MINUTE = 60_000

const waiting = () => running({ startAt: secondsFromNow(240), finishAt: secondsFromNow(2940), members: 3 })

export const StartedNow: Story = {
  ...inCenter(waiting),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start now' }))
    await expect(await canvas.findByText('3 of 3 live · Cycling')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^4[45]:\d\d/)
    const [sent] = requestsOf(loaded, changeClassTimes)
    await expect(Math.abs(Number(sent?.body.startAt) - Date.now())).toBeLessThan(10_000)
  },
}

export const StartedLater: Story = {
  ...inCenter(waiting),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+1 min' }))
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^0?4:\d\d$/))
  },
}

/** A class waits at most 10 minutes. */
export const WaitingForLong: Story = {
  ...inCenter(() => running({ startAt: secondsFromNow(590), finishAt: secondsFromNow(2940), members: 3 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start now' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '+1 min' })).toBeNull()
  },
}

export const WaitingForOnlookers: Story = {
  ...inCenter(waiting),
  args: { canControl: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 have joined')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Start now' })).toBeNull()
  },
}

export const FiveMinutesMore: Story = {
  ...inCenter(() => running()),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/2[45]:\d\d/)
    await userEvent.click(canvas.getByRole('button', { name: '+5 min' }))
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/(29|30):\d\d/))
    await expect(requestsOf(loaded, changeClassTimes)).toHaveLength(1)
  },
}

export const FiveMinutesMoreInSpanishOnAPhone: Story = {
  ...inCenter(() => running()),
  globals: { locale: 'es', ...onScreen(360) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acciones de la clase' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '+5 min' }))
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/(29|30):\d\d/))
  },
}

export const LongestClass: Story = {
  ...inCenter(() => running({ finishAt: secondsFromNow(0) + 598 * MINUTE, startAt: secondsFromNow(0) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stop class' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '+5 min' })).toBeNull()
  },
}

export const TimesRefused: Story = {
  ...inCenter(() => running(), [answer(changeClassTimes, () => new Refused(409, 'class-over'))]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+5 min' }))
    await toastSays(/An error occurred, please try again later\. \(Code 409\)/)
    await expect(canvas.getByRole('button', { name: '+5 min' })).not.toHaveAttribute('aria-busy')
  },
}

/** People stay in sight beside the code. */
export const WaitingOnAPhone: Story = {
  ...inCenter(() => running({ startAt: secondsFromNow(240), finishAt: secondsFromNow(2940), members: 21 })),
  globals: onScreen(360),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows).toHaveLength(21)
    const start = canvas.getByRole('button', { name: 'Start now' }).getBoundingClientRect()
    const whole = rows.filter((row) => row.getBoundingClientRect().bottom <= start.top - 128)
    await expect(whole.length).toBeGreaterThanOrEqual(4)
    await expect(start.bottom).toBeLessThanOrEqual(innerHeight)
  },
}
