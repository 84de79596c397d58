import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Inline } from '../inline/inline.tsx'
import { Frame } from '../sample/frame.tsx'
import { portrait } from '../sample/people.ts'
import { labelsEn, liveTile, tileAt, waitingTile } from '../sample/tiles.ts'
import { ParticipantTile } from './participant-tile.tsx'

const meta = {
  component: ParticipantTile,
  parameters: {
    usage: {
      purpose: 'One person on the wall: effort, heart, name, zone.',
      do: [
        'Say the zone five times over: number, color, level, word, bars.',
        'Keep the name readable from the back of the room.',
      ],
      dont: ['Do not scale one layout: it has three densities.', 'Do not show an old value as if it were new.'],
    },
  },
  args: { tile: liveTile, labels: labelsEn },
  render: (args) => (
    <Frame width={384} height={240}>
      <ParticipantTile {...args} />
    </Frame>
  ),
} satisfies Meta<typeof ParticipantTile>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('group', { name: 'Sofía Hernández' })
    await expect(tile).toHaveTextContent(/87%/)
    await expect(tile).toHaveTextContent('Intense')
    await expect(canvas.getByRole('img', { name: 'Heart rate' })).toBeVisible()
  },
}
export const Waiting: Story = { args: { tile: waitingTile } }
export const Stale: Story = { args: { tile: tileAt(74, { signal: 'stale', signalLabel: '8 s' }) } }
export const Disconnected: Story = {
  args: {
    tile: tileAt(74, { effort: '–', heartRate: '–', fill: 0, signal: 'disconnected', signalLabel: 'No signal' }),
  },
}
export const AboveMaximum: Story = { args: { tile: tileAt(108, { name: '🐆 Jaguar' }) } }
export const LongName: Story = {
  args: {
    tile: tileAt(66, {
      name: 'Wolfeschlegelsteinha…',
      imageUrl: portrait(5),
      steps: { icon: 'steps', value: '12480' },
    }),
  },
}
export const MarkedNames: Story = {
  render: ({ labels }) => (
    <Inline>
      {['Cometa 9', 'Coyote 11', 'Guadalupe', 'María del Carmen', 'Wolfeschlegelsteinha…'].flatMap((name) =>
        [null, 'Above their own limit'].map((warning) => (
          <Frame key={`${name} ${warning}`} width={315} height={245}>
            <ParticipantTile tile={tileAt(68, { name, warning, displayNote: 'Hidden' })} labels={labels} />
          </Frame>
        )),
      )}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('group')) {
      const name = within(tile).getByText(tile.getAttribute('aria-label') ?? '')
      const [inner, outer] = [name.getBoundingClientRect(), tile.getBoundingClientRect()]
      await expect(inner.top, name.textContent).toBeGreaterThanOrEqual(outer.top)
      await expect(inner.right, name.textContent).toBeLessThanOrEqual(outer.right)
    }
    const lines = (name: string) => {
      const [box] = canvas.getAllByText(name)
      return box === undefined ? 0 : Math.round(box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight))
    }
    await expect(lines('Cometa 9')).toBe(1)
  },
}
export const WithoutCalories: Story = { args: { tile: tileAt(66, { calories: '–', steps: null }) } }

export const Zones: Story = {
  render: (args) => (
    <Inline gap="m">
      {[waitingTile, ...[54, 66, 75, 87, 96, 104].map((effort) => tileAt(effort, { imageUrl: portrait(effort) }))].map(
        (tile) => (
          <Frame key={tile.effort} width={384} height={240}>
            <ParticipantTile {...args} tile={tile} />
          </Frame>
        ),
      )}
      {(['stale', 'disconnected'] as const).map((signal) => (
        <Frame key={signal} width={384} height={240}>
          <ParticipantTile
            {...args}
            tile={tileAt(87, { signal, signalLabel: signal === 'stale' ? '8 s' : 'Sin señal' })}
          />
        </Frame>
      ))}
    </Inline>
  ),
}

const sizes = [
  [155, 100],
  [190, 130],
  [300, 120],
  [230, 230],
  [180, 300],
  [440, 180],
  [640, 420],
] as const

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="m" align="start">
      {sizes.flatMap(([width, height]) => [
        <Frame key={`${width}-${height}`} width={width} height={height}>
          <ParticipantTile {...args} tile={tileAt(87, { imageUrl: portrait(9) })} />
        </Frame>,
        <Frame key={`${width}-${height}-long`} width={width} height={height}>
          <ParticipantTile {...args} tile={tileAt(104, { steps: { icon: 'boots', value: '12480' } })} />
        </Frame>,
      ])}
    </Inline>
  ),
}
