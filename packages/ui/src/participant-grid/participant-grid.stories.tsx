import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { IconButton } from '../icon-button/icon-button.tsx'
import { gridProps } from '../sample/board.ts'
import { labelsEn } from '../sample/tiles.ts'
import { ParticipantGrid, type ParticipantGridProps } from './participant-grid.tsx'

/** Properties of a keyframe that don't animate anything. */
const HOUSEKEEPING = new Set(['offset', 'computedOffset', 'easing', 'composite'])

const meta = {
  component: ParticipantGrid,
  parameters: {
    usage: {
      purpose: 'Everybody of a class, as large as the place allows.',
      do: ['Let the order rest for some seconds: eyes look for a place.'],
      dont: ['Do not show quiet people among the live ones.'],
      keys: [
        { keys: ['Tab'], does: "moves to a person's action" },
        { keys: ['Enter'], does: 'presses it' },
      ],
    },
    layout: 'fullscreen',
  },
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
  // digits are three quarters of their line
  const digitsEnd = effort === undefined ? 0 : effort.bottom - effort.height / 8
  const beside = effort !== undefined && heart !== undefined && heart.top < digitsEnd && heart.bottom > effort.top
  if (beside) await expect(effort.right).toBeLessThanOrEqual(heart.left)
}

/** A full-HD wall with steps, which take space from the numeral; the smallest one is in pixels. */
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

export const One = wall(1, 1, 400)
export const Five = wall(5, 3, 200)
export const Six = wall(6, 3, 200)
export const Twelve = wall(12, 4, 130)
export const Twenty = wall(20, 5, 100)
export const Fifty = wall(50, 10, 80)
export const Hundred = wall(100, 13, 44)

/** Sorts on a window event, like a tick of the class. */
function Sorted(props: ParticipantGridProps) {
  const [ids, setIds] = useState(props.ids)
  useEffect(() => {
    const sort = () => setIds((before) => before.toReversed())
    addEventListener('sort-tiles', sort)
    return () => removeEventListener('sort-tiles', sort)
  }, [])
  return (
    <div style={{ width: '1200px', height: '800px' }}>
      <ParticipantGrid {...props} ids={ids} />
    </div>
  )
}

const movesOnly = (frame: ComputedKeyframe): boolean =>
  Object.keys(frame).every((key) => key === 'transform' || HOUSEKEEPING.has(key))

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** As the eye reads them, whatever their order in the document. */
const byPlace = (canvas: Canvas): HTMLElement[] =>
  canvas
    .getAllByRole('listitem')
    .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
    // two of one row are within a pixel of each other
    .toSorted((a, b) => (Math.abs(a.box.top - b.box.top) > 1 ? a.box.top - b.box.top : a.box.left - b.box.left))
    .map(({ cell }) => cell)

const movesIn = (canvasElement: HTMLElement): Animation[] =>
  [...canvasElement.querySelectorAll('li')].flatMap((cell) => cell.getAnimations())

/** Moved tiles glide by transform only; the middle one stays. */
export const Reordered: Story = {
  tags: ['picture'],
  args: { ...gridProps(5), columns: 5, rows: 1 },
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(movesIn(canvasElement)).toEqual([])
    const inDocument = canvas.getAllByRole('listitem')
    dispatchEvent(new Event('sort-tiles'))
    await waitFor(() => expect(movesIn(canvasElement)).toHaveLength(4))
    for (const move of movesIn(canvasElement)) {
      const frames = (move.effect as KeyframeEffect).getKeyframes()
      await expect(frames[0]).toHaveProperty('transform')
      await expect(frames.every((frame) => movesOnly(frame))).toBe(true)
      move.finish()
    }
    await expect(canvas.getAllByRole('listitem')).toEqual(inDocument)
    await expect(byPlace(canvas)).toEqual(inDocument.toReversed())
    await expect(byPlace(canvas).map((cell) => cell.ariaPosInSet)).toEqual(['1', '2', '3', '4', '5'])
  },
}

/** More than a slow machine moves smoothly: they stand where they belong at once. */
export const ReorderedMany: Story = {
  args: { ...gridProps(40), columns: 8, rows: 5 },
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    dispatchEvent(new Event('sort-tiles'))
    await waitFor(() => expect(byPlace(canvas).map(({ dataset }) => dataset['id'])).toEqual(args.ids.toReversed()))
    await expect(movesIn(canvasElement)).toEqual([])
  },
}

/** Hearts beat as fast as they are measured, from the compositor alone; where none is heard, none does. */
export const Beating: Story = {
  args: { ...gridProps(12), columns: 4, rows: 3 },
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('group')) {
      const rate = Number(tile.querySelector('[data-part="heart-rate"]')?.textContent)
      const isLive = tile.dataset['signal'] === 'live' && rate > 0
      const beats = tile.querySelector('[data-part="beat"]')?.getAnimations() ?? []
      await expect(beats.map(({ playbackRate }) => playbackRate)).toEqual(isLive ? [rate / 60] : [])
      for (const { effect } of beats)
        await expect((effect as KeyframeEffect).getKeyframes().every((frame) => movesOnly(frame))).toBe(true)
    }
    await expect(canvas.getAllByRole('group').filter(({ dataset }) => dataset['signal'] === 'live')).not.toEqual([])
  },
}

export const Growing: Story = {
  args: { ...gridProps(6), columns: 1, rows: 6, grows: true },
  render: (args) => (
    <div style={{ height: '20rem', overflowY: 'auto' }} role="region" aria-label="Class" tabIndex={0}>
      <ParticipantGrid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('listitem').map((item) => Math.round(item.getBoundingClientRect().height))
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
