import type { Meta, StoryObj } from '@storybook/react-vite'

import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { Card } from './card.tsx'

const meta = {
  component: Card,
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

export const Default: Story = {}
export const Roomy: Story = { args: { padding: 'l' } }
