import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Frame } from '../sample/frame.tsx'
import { GroupTile } from './group-tile.tsx'

const meta = {
  component: GroupTile,
  parameters: {
    usage: {
      purpose: 'One tile for several people, where one of each would say nothing.',
      do: ['Use it for those without signal for two minutes.'],
      dont: ['Do not fold somebody who is live.'],
    },
  },
  args: { icon: 'wifi-off', count: 12, label: 'no signal' },
  decorators: [
    (Story) => (
      <Frame width="20rem" height="12rem">
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof GroupTile>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '12 no signal' })).toBeVisible()
  },
}
/** A press lists the people. */
export const Opens: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '12 no signal' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const One: Story = { args: { count: 1 } }
