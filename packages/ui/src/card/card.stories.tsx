import type { Meta, StoryObj } from '@storybook/react-vite'

import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { Card } from './card.tsx'

const meta = {
  component: Card,
  parameters: {
    usage: {
      purpose: 'A surface for what belongs together.',
      do: ['Give it a heading when several stand in a view.'],
      dont: ['Do not nest cards.', 'Do not use one for a single line.'],
    },
  },
  args: {
    children: (
      <Stack gap="xs">
        <Heading level={3}>Sala Azul</Heading>
        <Text tone="muted">Cycling with fifteen places, every weekday at seven.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['picture'] }
export const Roomy: Story = { args: { padding: 'l' } }
