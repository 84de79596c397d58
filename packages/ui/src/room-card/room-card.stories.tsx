import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { Columns } from '../columns/columns.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { roomPicture } from '../sample/pictures.ts'
import { RoomCard } from './room-card.tsx'

const meta = {
  component: RoomCard,
  parameters: {
    usage: {
      purpose: 'A room, and what goes on in it.',
      do: ['Let the whole card open it, named by the room.'],
      dont: ["Do not show a picture without the room's name."],
    },
  },
  args: {
    title: 'Sala Azul',
    description: 'Cycling and intervals with fifteen places.',
    backgroundUrl: roomPicture(2),
    status: { label: 'Idle', tone: 'neutral' },
    coaches: ['Carla Ruiz', 'Tom Whitfield'],
    coachesLabel: 'Coaches:',
    menu: <IconButton icon="more" label="More actions for Sala Azul" size="s" />,
    actions: <Button tone="accent">Open room</Button>,
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

/** A press anywhere on the card is one on its main button, but for its menu. */
export const PressedAnywhere: Story = {
  args: { isPressedWhole: true },
  play: async ({ canvas, canvasElement }) => {
    const over = ({ x, y, width, height }: DOMRect) => document.elementFromPoint(x + width / 2, y + height / 2)
    const heading = canvas.getByRole('heading', { name: 'Sala Azul' })
    await waitFor(() =>
      expect(over(heading.getBoundingClientRect())).toBe(canvas.getByRole('button', { name: 'Open room' })),
    )
    const menu = canvas.getByRole('button', { name: 'More actions for Sala Azul' })
    await expect(menu).toContainElement(over(menu.getBoundingClientRect()) as HTMLElement)
    await expect(canvasElement.querySelectorAll('a, button')).toHaveLength(2)
  },
}
export const Busy: Story = {
  args: { busyLabel: 'Saving the picture' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Saving the picture' })).toBeVisible()
    for (const button of canvas.getAllByRole('button')) await expect(button.closest('[inert]')).not.toBeNull()
  },
}

/** A card without a picture and a logo spends no height on its cover. */
export const WithoutPicture: Story = {
  render: (args) => (
    <Columns min="card">
      <RoomCard {...args} />
      <RoomCard {...args} title="Fuerza" backgroundUrl={null} />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const depth = (name: string) => {
      const heading = canvas.getByRole('heading', { name })
      const card = heading.closest('article')?.getBoundingClientRect()
      return heading.getBoundingClientRect().top - (card?.top ?? 0)
    }
    await expect(depth('Sala Azul') - depth('Fuerza')).toBeGreaterThan(80)
  },
}
export const AllStates: Story = {
  tags: ['picture'],
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
