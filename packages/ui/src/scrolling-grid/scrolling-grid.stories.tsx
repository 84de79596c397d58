import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { gridProps } from '../sample/board.ts'
import { labelsEn } from '../sample/tiles.ts'
import { ScrollingGrid } from './scrolling-grid.tsx'

const meta = {
  component: ScrollingGrid,
  parameters: { layout: 'fullscreen' },
  args: { ...gridProps(100), labels: labelsEn, label: 'Participants', columns: 5, rowHeight: 190 },
  render: (args) => (
    <div style={{ height: '600px', padding: '0.5rem' }}>
      <ScrollingGrid {...args} />
    </div>
  ),
} satisfies Meta<typeof ScrollingGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Hundred: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Participants' })
    await waitFor(() => expect(canvas.getAllByRole('group').length).toBeGreaterThan(5))
    await expect(canvas.getAllByRole('group').length).toBeLessThan(60)
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '100'))
  },
}
export const OneColumn: Story = { args: { columns: 1, ...gridProps(24) } }
export const Empty: Story = {
  args: { ids: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
  },
}
