import type { Meta, StoryObj } from '@storybook/react-vite'

import { Card } from '../card/card.tsx'
import { Stack } from './stack.tsx'

const meta = {
  component: Stack,
  args: {
    children: [<Card key="1">Warm-up</Card>, <Card key="2">Intervals</Card>, <Card key="3">Cool-down</Card>],
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loose: Story = { args: { gap: 'xl' } }
export const Centered: Story = { args: { align: 'center' } }
