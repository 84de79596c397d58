import type { Meta, StoryObj } from '@storybook/react-vite'

import { Keys } from './keys.tsx'

const meta = {
  component: Keys,
  parameters: {
    usage: {
      purpose: 'Keys to press, as they are written on them.',
      do: ['Use it in hints and in the list of keys.'],
      dont: ['Do not use it for touch.'],
    },
  },
  args: { keys: ['Ctrl', 'Shift', 'K'] },
} satisfies Meta<typeof Keys>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = { tags: ['picture'] }

export const WithWords: Story = { args: { keys: ['↑', '↓'], label: 'Navigate' } }
