import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { PictureButton } from './picture-button.tsx'

const meta = {
  component: PictureButton,
  parameters: {
    usage: {
      purpose: 'A round picture that is pressed to choose another.',
      do: ['Say whose picture it is.'],
      dont: ['Do not hide the way to take it away.'],
    },
  },
  args: { name: 'Latido Norte', label: 'Change logo', accept: ['image/png', 'image/jpeg'], onPick: fn() },
} satisfies Meta<typeof PictureButton>
export default meta
type Story = StoryObj<typeof meta>

/** Choosing the same file again counts as a new choice. */
export const Initials: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Change logo' })).toBeVisible()
    const file = new File(['x'], 'logo.png', { type: 'image/png' })
    for (const times of [1, 2]) {
      await userEvent.upload(canvas.getByLabelText('Change logo', { selector: 'input' }), file)
      await waitFor(() => expect(args.onPick).toHaveBeenCalledTimes(times))
    }
    await expect(args.onPick).toHaveBeenLastCalledWith(file)
  },
}

export const Busy: Story = {
  args: { busyLabel: 'Uploading image' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change logo' })).toHaveAttribute('aria-disabled', 'true')
    await expect(await canvas.findByRole('status', { name: 'Uploading image' })).toBeVisible()
  },
}
