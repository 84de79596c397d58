import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ZoneCounts } from './zone-counts.tsx'

const meta = {
  component: ZoneCounts,
  parameters: {
    usage: {
      purpose: 'How many people of a class train in each zone now, to be read from afar.',
      do: ['Keep all five, also those that nobody is in: a zone is found by its place.'],
      dont: ['Do not use it for the time of one person: that is what the shares of zones are for.'],
    },
  },
  args: {
    label: 'People by zone',
    zones: [
      { level: 'minimum', word: 'Very light', count: 0 },
      { level: 'light', word: 'Light', count: 4 },
      { level: 'moderate', word: 'Moderate', count: 11 },
      { level: 'intense', word: 'Intense', count: 4 },
      { level: 'maximum', word: 'Maximum', count: 1 },
    ],
  },
  render: (args) => (
    <div style={{ width: '7.25rem', height: '34rem' }}>
      <ZoneCounts {...args} />
    </div>
  ),
} satisfies Meta<typeof ZoneCounts>
export default meta
type Story = StoryObj<typeof meta>

export const Twenty: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(said).toEqual(['1 Maximum', '4 Intense', '11 Moderate', '4 Light', '0 Very light'])
  },
}

/** A hundred in one zone, in little room: nothing is cut. */
export const Low: Story = {
  args: {
    zones: (['minimum', 'light', 'moderate', 'intense', 'maximum'] as const).map((level) => ({
      level,
      word: level === 'minimum' ? 'Muy ligero' : 'Moderado',
      count: 100,
    })),
  },
  render: (args) => (
    <div style={{ width: '7.25rem', height: '20rem' }}>
      <ZoneCounts {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const { scrollHeight, clientHeight, scrollWidth, clientWidth } of canvas.getAllByRole('listitem')) {
      await expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    }
  },
}
