import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { FileButton } from './file-button.tsx'

const meta = {
  component: FileButton,
  args: { children: 'Change picture', accept: 'image/png,image/jpeg', onFile: fn() },
} satisfies Meta<typeof FileButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector('input')
    await expect(input).not.toBeNull()
    const picture = new File(['x'], 'room.png', { type: 'image/png' })
    if (input !== null) {
      await userEvent.upload(input, picture)
      await userEvent.upload(input, picture)
    }
    await expect(args.onFile).toHaveBeenCalledTimes(2)
    await expect(args.onFile).toHaveBeenLastCalledWith(picture)
  },
}
export const Uploading: Story = { args: { loading: true } }
