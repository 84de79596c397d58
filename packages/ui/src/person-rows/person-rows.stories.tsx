import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import type { TileView } from '../participant-tile/tile-view.ts'
import { labelsEn, liveTile, tiles } from '../sample/tiles.ts'
import { PersonRows } from './person-rows.tsx'

const sourceIn = (people: readonly TileView[]) => {
  const byId = new Map(people.map((tile) => [tile.id, { get: () => tile, subscribe: () => () => {} }]))
  return { ids: people.map(({ id }) => id), sourceOf: (id: string) => byId.get(id)! }
}

const lost: TileView = {
  ...liveTile,
  id: 'lost',
  name: 'Ana',
  signal: 'disconnected',
  signalLabel: 'Connect your strap',
}

const meta = {
  component: PersonRows,
  parameters: {
    usage: {
      purpose: 'The people of a class, one line each, on a phone or before the start.',
      do: ['Open the tile of a person on press.'],
      dont: ['Do not use it on a wall: it is read from a hand.'],
    },
  },
  args: { label: 'Participants', labels: labelsEn, onOpen: fn(), ...sourceIn([...tiles(21), lost]) },
} satisfies Meta<typeof PersonRows>
export default meta
type Story = StoryObj<typeof meta>

export const OnAPhone: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(22)
    const heights = rows.map((row) => row.getBoundingClientRect().height)
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await expect(Math.max(...heights)).toBeLessThanOrEqual(48)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: /Ana/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('lost')
  },
}
export const BeforeTheStart: Story = {
  tags: ['picture'],
  args: { hasEffort: false, isInColumns: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).toBeNull()
    await expect(canvas.getByText('Connect your strap')).toBeVisible()
  },
}
export const ToLookAt: Story = {
  args: { onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const LongestName: Story = {
  globals: { viewport: { value: 'w360' } },
  args: sourceIn([{ ...liveTile, name: 'María Fernanda de los Ángeles Hernández' }]),
}
