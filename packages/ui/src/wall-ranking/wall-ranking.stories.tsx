import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { WallRanking } from './wall-ranking.tsx'

const personAt = (index: number, name = `Cometa ${index + 1}`) => ({
  place: index + 1,
  name,
  imageUrl: null,
  points: `${1240 - index * 17} pts`,
  medals: [
    { medal: 'gold' as const, count: Math.max(0, 4 - index), label: 'Gold' },
    { medal: 'silver' as const, count: index % 3, label: 'Silver' },
    { medal: 'bronze' as const, count: index % 2, label: 'Bronze' },
  ],
})
const people = (count: number, name?: string) => Array.from({ length: count }, (_, index) => personAt(index, name))

const meta = {
  component: WallRanking,
  parameters: {
    usage: {
      purpose: 'Who stands first, for the back of a room.',
      do: ['Show it between classes.'],
      dont: ['Do not show last names.'],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Challenge ranking',
    note: 'Sala Fuego',
    labels: { podium: 'Top three', page: 'Ranking' },
    people: people(23),
    empty: { title: 'No one has medals yet', text: 'Medals and points are awarded when a challenge ends.' },
    dwell: 600,
    stale: false,
  },
  render: (args) => (
    <div data-testid="wall" style={{ height: '100dvh', padding: '1rem' }}>
      <WallRanking {...args} />
    </div>
  ),
} satisfies Meta<typeof WallRanking>
export default meta
type Story = StoryObj<typeof meta>

export const Podium: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent)
    await expect(names[0]).toContain('Cometa 1')
    await expect(canvas.getByText('1/3')).toBeVisible()
  },
}

/** Points and medals of a center that has been at it for years. */
const manyAt = (index: number) => ({
  ...personAt(index, 'Mmmmmmmmmmmmmmmmm…'),
  points: '1,234,567 pts',
  medals: (['gold', 'silver', 'bronze'] as const).map((medal) => ({ medal, count: 24, label: medal })),
})

/** Every letter of a page of ten stands inside its row, and the page inside the wall. */
export const PageOfTen: Story = {
  args: { people: Array.from({ length: 50 }, (_, index) => manyAt(index)), dwell: 0.5 },
  play: async ({ canvas }) => {
    const page = (await canvas.findAllByRole('list', { name: 'Ranking' })).at(-1) as HTMLElement
    await expect(page.children).toHaveLength(10)
    for (const row of page.children) {
      await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight + 1)
      // a place fits on one line
      const [place, words] = row.children
      await expect(place?.clientHeight).toBeLessThan(words?.clientHeight ?? 0)
      await expect(words?.scrollWidth).toBeLessThanOrEqual(words?.clientWidth ?? 0)
    }
    const wall = canvas.getByTestId('wall')
    await expect(wall.scrollHeight).toBeLessThanOrEqual(wall.clientHeight)
  },
}

export const OnePerson: Story = {
  args: { people: people(1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0)
    await expect(canvas.queryByText('1/1')).toBeNull()
  },
}

export const Nobody: Story = {
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one has medals yet')).toBeVisible()
  },
}

export const Stale: Story = { args: { stale: true } }

export const LongNames: Story = {
  args: { people: people(3, 'Pseudónimo largu…') },
  play: async ({ canvas }) => {
    const wall = await canvas.findByTestId('wall')
    await waitFor(() => expect(wall.scrollWidth).toBeLessThanOrEqual(wall.clientWidth))
  },
}
