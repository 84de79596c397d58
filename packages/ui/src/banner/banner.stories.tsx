import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { Banner } from './banner.tsx'

const meta = {
  component: Banner,
  parameters: {
    usage: {
      purpose: 'Something true of the whole view, for as long as it is true.',
      do: [
        'Say what happened, then what to do, with one action.',
        'Set `announce` when it comes while somebody works.',
      ],
      dont: ['Do not use it for what passes: that is a toast.'],
    },
  },
  args: { children: 'The wall shows numbers from 12 seconds ago.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Announced: Story = {
  args: { tone: 'danger', announce: true, title: 'No connection' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No connection')
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="m">
      <Banner {...args} />
      <Banner {...args} tone="success" title="Saved" />
      <Banner {...args} tone="warning" icon="clock" title="Slow signal" action={<Button size="s">Details</Button>} />
      <Banner {...args} tone="danger" title="No connection" action={<Button size="s">Try again</Button>} />
      <Banner tone="danger">E-mail or password is not right.</Banner>
    </Stack>
  ),
}
