import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stack } from '../stack/stack.tsx'
import { Heading } from './heading.tsx'

const meta = {
  component: Heading,
  parameters: {
    usage: {
      purpose: 'Names a part of a view.',
      do: ['One of the first level a view', 'the levels follow each other.'],
      dont: ['Do not choose a level for its size: size is a property of its own.'],
    },
  },
  args: { children: 'Clase de la mañana' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="m">
      <Heading {...args} level={1} size="display" />
      <Heading {...args} level={1} />
      <Heading {...args} level={2} />
      <Heading {...args} level={3} />
      <Heading {...args} level={4} />
    </Stack>
  ),
}
