import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { IconButton } from '../icon-button/icon-button.tsx'
import { gridProps } from '../sample/board.ts'
import { labelsEn } from '../sample/tiles.ts'
import { ParticipantGrid } from './participant-grid.tsx'

const meta = {
  component: ParticipantGrid,
  parameters: { layout: 'fullscreen' },
  args: { ...gridProps(6), labels: labelsEn, label: 'Participants', columns: 3, rows: 2 },
  render: (args) => (
    <div style={{ height: '100dvh', padding: '0.5rem' }}>
      <ParticipantGrid {...args} />
    </div>
  ),
} satisfies Meta<typeof ParticipantGrid>
export default meta
type Story = StoryObj<typeof meta>

const sized = (count: number, columns: number): Story => ({
  args: { ...gridProps(count), columns, rows: Math.ceil(count / columns) },
  play: async ({ canvas, canvasElement }) => {
    const boxes = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(boxes).toHaveLength(count)
    const frame = canvasElement.getBoundingClientRect()
    await expect(Math.max(...boxes.map((box) => box.right))).toBeLessThanOrEqual(frame.right)
    await expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBeLessThanOrEqual(2)
  },
})

export const One = sized(1, 1)
export const Five = sized(5, 3)
export const Six = sized(6, 3)
export const Twelve = sized(12, 4)
export const Twenty = sized(20, 5)
export const Fifty = sized(50, 8)
export const Hundred = sized(100, 10)

const ban = fn()

export const WithAction: Story = {
  args: {
    ...gridProps(4),
    columns: 2,
    rows: 2,
    renderAction: (id) => <IconButton icon="ban" size="s" label={`Ban ${id}`} onClick={() => ban(id)} />,
  },
  play: async ({ canvas }) => {
    ban.mockClear()
    await userEvent.tab()
    const first = canvas.getByRole('button', { name: 'Ban person-1' })
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(ban).toHaveBeenCalledWith('person-1')
  },
}
