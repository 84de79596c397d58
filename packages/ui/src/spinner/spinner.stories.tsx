import type { Meta, StoryObj } from '@storybook/react-vite'

import { Inline } from '../inline/inline.tsx'
import { Spinner } from './spinner.tsx'

const meta = {
  component: Spinner,
  parameters: {
    usage: {
      purpose: 'Something goes on, and nobody knows for how long.',
      do: ['Show it after a moment only.'],
      dont: ['Do not cover the view with it.'],
    },
  },
  args: { label: 'Loading rooms' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {}
export const Decorative: Story = { args: { label: undefined } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Inline gap="xl">
      <Spinner {...args} size="s" />
      <Spinner {...args} size="m" />
      <Spinner {...args} size="l" />
    </Inline>
  ),
}
