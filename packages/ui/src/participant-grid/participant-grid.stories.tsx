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

/** Nothing of a tile lies over another part of it, and nothing is cut. */
async function expectTidy(tile: HTMLElement) {
  const box = (selector: string) => tile.querySelector(selector)?.getBoundingClientRect()
  const [whole, effort, heart] = [tile.getBoundingClientRect(), box('[data-part="effort"]'), box('svg')]
  const steps = box('[data-part="steps"]')
  await expect(effort?.left ?? 0).toBeGreaterThanOrEqual(whole.left)
  for (const part of [effort, heart, steps]) {
    await expect(part?.right ?? 0).toBeLessThanOrEqual(whole.right)
    await expect(part?.bottom ?? 0).toBeLessThanOrEqual(whole.bottom)
  }
  const beside = effort !== undefined && heart !== undefined && heart.top < effort.bottom && heart.bottom > effort.top
  if (beside) await expect(effort.right).toBeLessThanOrEqual(heart.left)
}

/** A full-HD wall; the smallest numeral that may stand on it is in pixels. */
const wall = (count: number, columns: number, smallestNumeral: number): Story => ({
  args: { ...gridProps(count), columns, rows: Math.ceil(count / columns) },
  render: (args) => (
    <div style={{ width: '1920px', height: '1080px', padding: '0.5rem' }}>
      <ParticipantGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('group')
    await expect(tiles).toHaveLength(count)
    for (const tile of tiles) {
      const numeral = tile.querySelector('[data-part="effort"]')
      const size = numeral === null ? 0 : Number.parseFloat(getComputedStyle(numeral).fontSize)
      await expect(size).toBeGreaterThanOrEqual(smallestNumeral)
      await expectTidy(tile)
    }
  },
})

export const One = wall(1, 1, 200)
export const Five = wall(5, 3, 96)
export const Six = wall(6, 3, 96)
export const Twelve = wall(12, 4, 96)
export const Twenty = wall(20, 5, 79)
export const Fifty = wall(50, 8, 48)
export const Hundred = wall(100, 10, 28)

export const Growing: Story = {
  args: { ...gridProps(6), columns: 1, rows: 6, grows: true },
  render: (args) => (
    <div style={{ height: '20rem', overflowY: 'auto' }} role="region" aria-label="Class" tabIndex={0}>
      <ParticipantGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().height)
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(144)
  },
}

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
