import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stack } from '../stack/stack.tsx'
import { Text } from './text.tsx'

const meta = {
  component: Text,
  parameters: {
    usage: {
      purpose: 'Words in a size and a weight of the scale.',
      do: ['Use the muted tone for what explains.'],
      dont: ['Do not set a size of your own.'],
    },
  },
  args: { children: 'Every second on the wall is a second in the training.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Truncated: Story = { args: { truncate: true, children: 'Entrenamiento funcional de fuerza '.repeat(9) } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="s">
      {(['xs', 's', 'm', 'l', 'xl'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
      {(['muted', 'subtle', 'accent', 'danger', 'warning', 'success'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}
