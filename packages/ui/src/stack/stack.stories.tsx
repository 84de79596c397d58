import type { Meta, StoryObj } from '@storybook/react-vite'

import { Card } from '../card/card.tsx'
import { Stack } from './stack.tsx'

const meta = {
  component: Stack,
  parameters: {
    usage: {
      purpose: 'One below the other, with a gap from the scale.',
      do: ['Let the gap say what belongs together.'],
      dont: ['Do not set margins on what stands inside.'],
    },
  },
  args: {
    children: [<Card key="1">Warm-up</Card>, <Card key="2">Intervals</Card>, <Card key="3">Cool-down</Card>],
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['picture'] }
export const Loose: Story = { args: { gap: 'xl' } }
export const Centered: Story = { args: { align: 'center' } }
