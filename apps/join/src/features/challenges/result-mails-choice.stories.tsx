import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { onPage } from '../../stories/on-page.tsx'
import { ResultMailsChoice } from './result-mails-choice.tsx'

const meta = {
  component: ResultMailsChoice,
  decorators: onPage,
  args: { state: 'off', isBusy: false, fault: null, onChoose: fn() },
} satisfies Meta<typeof ResultMailsChoice>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, args }) => {
    const choice = await canvas.findByRole('switch', { name: 'Email me my challenge results' })
    await expect(choice).not.toBeChecked()
    await userEvent.click(choice)
    await expect(args.onChoose).toHaveBeenCalledWith(true)
  },
}

export const Asked: Story = {
  args: { state: 'asked' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Confirm in that email within 7 days')
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChoose).toHaveBeenCalledWith(false)
  },
}

export const On: Story = {
  args: { state: 'on' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeChecked()
    await expect(canvas.getByText('You can stop at any time, here or with the link in each email.')).toBeVisible()
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('switch'))
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const TooOften: Story = {
  args: { fault: 'too-often' },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ya lo pediste varias veces. Inténtalo mañana.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { fault: 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("That didn't work. Try again in a moment.")).toBeVisible()
  },
}

export const AskedInSpanish: Story = { args: { state: 'asked' }, globals: { locale: 'es' } }
