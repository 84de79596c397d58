import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  component: VisuallyHidden,
  parameters: {
    usage: {
      purpose: 'Words for screen readers only.',
      do: ['Use it where the eye sees what the ear does not hear.'],
      dont: ['Do not repeat what is already spoken.'],
    },
  },
  args: { children: 'Heard, not seen' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('Heard, not seen').getBoundingClientRect()
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1)
  },
}
