import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { Countdown } from './countdown.tsx'

const meta = {
  component: Countdown,
  parameters: {
    usage: {
      purpose: 'The time that is left, as large as its place.',
      do: ['Use it before the start of a class.'],
      dont: ['Do not count anything else down in it.'],
    },
    layout: 'fullscreen',
  },
  args: { title: 'Sala Azul', label: 'The class starts in', value: '4:32' },
  render: (args) => (
    <div style={{ height: '100dvh' }}>
      <Countdown {...args} />
    </div>
  ),
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('4:32')
  },
}
/** Its letters move; nothing round them does. */
export const LastSeconds: Story = {
  args: { value: '0:09', isClosing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:09')
  },
}
export const WithActions: Story = {
  args: {
    children: (
      <Button tone="danger" icon="stop" size="l">
        Stop class
      </Button>
    ),
  },
}
