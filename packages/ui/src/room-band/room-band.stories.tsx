import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { IconButton } from '../icon-button/icon-button.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { roomPicture } from '../sample/pictures.ts'
import { RoomBand } from './room-band.tsx'

const meta = {
  component: RoomBand,
  parameters: {
    usage: {
      purpose:
        'Heads the page of a room with what the room looks like: its picture, or the heartbeat that stands for it.',
      do: ['Put the head of the page into it, once a page.'],
      dont: ['Put it into a list: rooms of a list are cards.'],
      keys: [],
    },
  },
  args: { name: 'Cycling', backgroundUrl: null, logoUrl: null, children: <PageHeader title="Cycling" /> },
  render: (args) => (
    <RoomBand {...args}>
      <PageHeader
        title={args.name}
        text="Cycling and intervals with fifteen places."
        before={<IconButton icon="back" label="All rooms" />}
      />
    </RoomBand>
  ),
} satisfies Meta<typeof RoomBand>
export default meta
type Story = StoryObj<typeof meta>

/** The heartbeat that is the room's own, and the mark of whose room it is. */
export const WithoutPictures: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cycling' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg').length).toBeGreaterThan(1)
  },
}

export const WithPictures: Story = { args: { backgroundUrl: roomPicture(2), logoUrl: roomPicture(1) } }

/** The longest name on a phone breaks, and nothing sticks out. */
export const LongNameOnPhone: Story = {
  args: { name: 'Sala de entrenamiento funcional y ciclismo de alta intensidad', backgroundUrl: roomPicture(2) },
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
