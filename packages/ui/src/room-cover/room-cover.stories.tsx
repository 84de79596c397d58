import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Columns } from '../columns/columns.tsx'
import { RoomCover } from './room-cover.tsx'

const meta = {
  component: RoomCover,
  parameters: {
    usage: {
      purpose:
        'What stands in the place of a room’s picture: a heartbeat of its own, so that rooms are told apart at a glance.',
      do: ['Give it the name of the room alone: the same room looks the same everywhere.'],
      dont: ['Put it beside a picture, or let it say something: the name is written below.'],
      keys: [],
    },
  },
  args: { name: 'Cycling' },
} satisfies Meta<typeof RoomCover>
export default meta
type Story = StoryObj<typeof meta>

/** Each cover is different, and none is announced by screen readers. */
export const Four: Story = {
  tags: ['picture'],
  render: () => (
    <Columns min="card">
      {['Cycling', 'Outdoor', 'Sala Azul', 'Trampolín'].map((name) => (
        <RoomCover key={name} name={name} />
      ))}
    </Columns>
  ),
  play: async ({ canvas, canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    await expect(new Set(lines).size).toBe(4)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
