import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { gridProps } from '../sample/board.ts'
import { labelsEn } from '../sample/tiles.ts'
import { WallGrid } from './wall-grid.tsx'

const meta = {
  component: WallGrid,
  parameters: {
    usage: {
      purpose: 'Everybody of a class on a wall, on pages that turn where they do not fit.',
      do: ['Keep the effort readable, then turn pages.'],
      dont: ['Do not scroll: nobody can.'],
    },
    layout: 'fullscreen',
  },
  args: { ...gridProps(12), labels: labelsEn, label: 'Participants', columns: 4, rows: 3, dwell: 600 },
  render: (args) => (
    <div style={{ height: '100dvh', padding: '0.5rem' }}>
      <WallGrid {...args} />
    </div>
  ),
} satisfies Meta<typeof WallGrid>
export default meta
type Story = StoryObj<typeof meta>

export const OnePage: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.queryByText('1/1')).not.toBeInTheDocument()
  },
}

export const Pages: Story = {
  args: { ...gridProps(100), columns: 6, rows: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(25)
    await expect(canvas.getByText('1/4')).toBeVisible()
  },
}

/** However many pages there are, their mark is not wider than the tiles. */
export const ManyPagesOnPhone: Story = {
  args: { ...gridProps(100), columns: 2, rows: 4 },
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1/13')).toBeVisible()
    const edges = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().right)
    await expect(Math.max(...edges)).toBeLessThanOrEqual(innerWidth)
  },
}

export const Turning: Story = {
  args: { ...gridProps(20), columns: 4, rows: 3, dwell: 0.2 },
  play: async ({ canvas }) => {
    // mark and tile are read in one look, since the next page may come between two
    const firstOn = (mark: string) =>
      waitFor(() => {
        canvas.getByText(mark)
        return canvas.getAllByRole('group')[0]?.getAttribute('aria-label')
      })
    const before = await firstOn('1/2')
    await expect(await firstOn('2/2')).not.toBe(before)
  },
}
