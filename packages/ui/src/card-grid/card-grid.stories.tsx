import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { Card } from '../card/card.tsx'
import { CardGrid, columnsIn } from './card-grid.tsx'

const meta = {
  component: CardGrid,
  parameters: {
    usage: {
      purpose: 'Cards of one kind in as many columns as fit.',
      do: ['Let the cards be equally important.'],
      dont: ['Do not mix kinds, and do not count on a number of columns.'],
    },
  },
  args: {
    label: 'Members',
    count: 12,
    rowHeight: 120,
    keyOf: String,
    renderCard: (index) => <Card>{`Member ${index + 1}`}</Card>,
    pending: 0,
    onEnd: fn(),
  },
} satisfies Meta<typeof CardGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('Member 1')).toBeVisible())
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled())
  },
}

/** Of ten thousand only those near the screen exist, and the end is far away. */
export const TenThousand: Story = {
  args: { count: 10_000 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('Member 1')).toBeVisible())
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(100)
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

export const MoreOnTheirWay: Story = {
  args: { count: 2, pending: 4 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6))
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

export const Columns: Story = {
  play: async () => {
    await expect([320, 559, 560, 899, 900, 1600].map(columnsIn)).toEqual([1, 1, 2, 2, 3, 3])
  },
}
