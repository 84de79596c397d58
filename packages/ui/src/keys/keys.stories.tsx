import type { Meta, StoryObj } from '@storybook/react-vite'

import { Keys } from './keys.tsx'

const meta = { component: Keys, args: { keys: ['Ctrl', 'Shift', 'K'] } } satisfies Meta<typeof Keys>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}

export const WithWords: Story = { args: { keys: ['↑', '↓'], label: 'Move' } }
