import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { Columns } from '../columns/columns.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { roomPicture } from '../sample/pictures.ts'
import { RoomCard } from './room-card.tsx'

const meta = {
  component: RoomCard,
  args: {
    title: 'Sala Azul',
    description: 'Cycling and intervals with fifteen places.',
    backgroundUrl: roomPicture(2),
    status: { label: 'Idle', tone: 'neutral' },
    coaches: ['Carla Ruiz', 'Tom Whitfield'],
    coachesLabel: 'Coaches:',
    menu: <IconButton icon="more" label="More for Sala Azul" size="s" />,
    actions: (
      <Button tone="accent" icon="play">
        Open room
      </Button>
    ),
  },
  render: (args) => (
    <Columns min="card">
      <RoomCard {...args} />
    </Columns>
  ),
} satisfies Meta<typeof RoomCard>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Busy: Story = {
  args: { busyLabel: 'Saving the picture' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Saving the picture' })).toBeVisible()
    for (const button of canvas.getAllByRole('button')) await expect(button.closest('[inert]')).not.toBeNull()
  },
}
export const AllStates: Story = {
  render: (args) => (
    <Columns min="card">
      <RoomCard {...args} />
      <RoomCard
        {...args}
        title="Trampolín"
        backgroundUrl={roomPicture(7)}
        status={{ label: 'In class', tone: 'live' }}
      />
      <RoomCard
        {...args}
        title="Fuerza"
        backgroundUrl={null}
        coaches={[]}
        description="Entrenamiento funcional de fuerza con peso libre, bandas y mucha música durante cuarenta y cinco minutos."
      />
      <RoomCard {...args} title="Kangoo" backgroundUrl={roomPicture(4)} busyLabel="Loading" />
    </Columns>
  ),
}
