import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Frame } from '../sample/frame.tsx'
import { labelsEn, tileAt, tiles, waitingTile } from '../sample/tiles.ts'
import { createTileBoard } from '../tile-board/tile-board.ts'
import { LiveTile } from './live-tile.tsx'

const still = createTileBoard()
still.apply([tileAt(82)])
still.flush()

const meta = {
  component: LiveTile,
  parameters: {
    usage: {
      purpose: 'A tile that a packet writes to directly.',
      do: ['Use it where people train.'],
      dont: ['Do not render it anew for each packet.'],
    },
  },
  args: { source: still.source('sofia'), labels: labelsEn },
  render: (args) => (
    <Frame width={384} height={240}>
      <LiveTile {...args} />
    </Frame>
  ),
} satisfies Meta<typeof LiveTile>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = { tags: ['picture'] }

const moving = createTileBoard()
moving.apply([waitingTile])
moving.flush()

export const Changing: Story = {
  args: { source: moving.source('sofia') },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('group', { name: 'Sofía Hernández' })
    const show = (view: typeof waitingTile) => {
      moving.apply([view])
      moving.flush()
    }
    show(waitingTile)
    await expect(tile).toHaveTextContent('Waiting')

    show(tileAt(87, { steps: null }))
    await expect(tile).toHaveTextContent('87%')
    await expect(tile).toHaveAttribute('data-level', 'intense')

    const seen: MutationRecord[] = []
    const observer = new MutationObserver((records) => seen.push(...records))
    observer.observe(tile, { subtree: true, childList: true, characterData: true, attributes: true })
    show(tileAt(87, { steps: null, heartRate: '171' }))
    seen.push(...observer.takeRecords())
    observer.disconnect()
    await expect(seen.map((record) => record.type)).toEqual(['characterData'])

    // the numeral takes the size of its digits with it, at 100 % and back
    await expect(tile).toHaveAttribute('data-digits', 'short')
    show(tileAt(100, { steps: null }))
    await expect(tile).toHaveAttribute('data-digits', 'long')
    show(tileAt(99, { steps: null }))
    await expect(tile).toHaveAttribute('data-digits', 'short')

    show(tileAt(104, { name: 'La Güera 🔥' }))
    await expect(canvas.findByRole('group', { name: 'La Güera 🔥' })).resolves.toHaveTextContent('1204')
    show(tileAt(104, { name: 'La Güera 🔥', signal: 'stale', signalLabel: '8 s' }))
    await expect(canvas.getByText('8 s')).toBeVisible()
  },
}

const lively = createTileBoard()
lively.apply([tileAt(87)])
lively.flush()

/** Another zone lights the tile up, a new number in the same zone does not; the fill slides to every new effort. */
export const Lively: Story = {
  args: { source: lively.source('sofia'), isLively: true },
  play: async ({ canvas }) => {
    const glow = canvas.getByRole('group').querySelector('[data-part="glow"]')
    const show = (effort: number) => {
      lively.apply([tileAt(effort)])
      lively.flush()
      return (glow?.getAnimations() ?? []).map(({ effect }) => (effect as KeyframeEffect).getKeyframes().length)
    }
    await expect(show(72)).toEqual([2])
    for (const animation of glow?.getAnimations() ?? []) animation.finish()
    await expect(show(73)).toEqual([])
    await expect(show(91)).toEqual([2])

    // a transition would dispatch events at its begin and end
    const fill = canvas.getByRole('group').querySelector('[data-part="fill"]')
    for (const slide of fill?.getAnimations() ?? []) slide.finish()
    show(84)
    const slides = fill?.getAnimations() ?? []
    await expect(slides.some((slide) => slide instanceof CSSTransition)).toBe(false)
    const ways = slides.map(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    await expect(ways.map((way) => way.map(({ transform }) => transform))).toEqual([
      ['translateY(9%)', 'translateY(16%)'],
    ])
    show(91)
  },
}

const crowd = tiles(100)
const crowdBoard = createTileBoard()
crowdBoard.apply(crowd)
crowdBoard.flush()
const later = crowd.map((tile, index) => ({ ...tile, heartRate: String(300 + index) }))

export const Crowd: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(10, 1fr)', gridAutoRows: '7rem', gap: '0.25rem' }}>
      {crowd.map(({ id }) => (
        <LiveTile key={id} {...args} source={crowdBoard.source(id)} />
      ))}
    </div>
  ),
  play: async ({ canvasElement, canvas }) => {
    const [first] = canvas.getAllByRole('group')
    const seen: MutationRecord[] = []
    const observer = new MutationObserver((records) => seen.push(...records))
    observer.observe(canvasElement, { subtree: true, childList: true, characterData: true, attributes: true })
    for (const tile of later) crowdBoard.update(tile)
    crowdBoard.flush()
    seen.push(...observer.takeRecords())
    observer.disconnect()
    await expect(seen).toHaveLength(100)
    await expect(first).toHaveTextContent('300')
    await expect(canvas.getAllByRole('group')[0]).toBe(first)
  },
}
