import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ZoneShares } from './zone-shares.tsx'

const meta = {
  component: ZoneShares,
  parameters: {
    usage: {
      purpose: 'The time of a training by zones, as parts of one bar; its place gives it its size.',
      do: ['Draw all bars of a list on one scale, so that a longer training is a longer bar.'],
      dont: ['Do not use it for people: that is a zone bar.'],
    },
  },
  args: {
    parts: [
      { level: 'below', share: 0.05 },
      { level: 'minimum', share: 0.1 },
      { level: 'light', share: 0.15 },
      { level: 'moderate', share: 0.2 },
      { level: 'intense', share: 0.2 },
      { level: 'maximum', share: 0.1 },
    ],
    text: 'Light 9 min, moderate 12 min, intense 12 min, maximum 6 min',
  },
  render: (args) => (
    <div style={{ width: '20rem', height: '1rem' }}>
      <ZoneShares {...args} />
    </div>
  ),
} satisfies Meta<typeof ZoneShares>
export default meta
type Story = StoryObj<typeof meta>

/** Four fifths of the scale. */
export const OfATraining: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('img', { name: args.text })
    const widths = [...bar.children].map((part) => part.getBoundingClientRect().width)
    const filled = widths.reduce((sum, width) => sum + width, 0)
    await expect(filled / bar.getBoundingClientRect().width).toBeCloseTo(0.8, 2)
  },
}
export const OfNothing: Story = { args: { parts: [], text: 'No time in any zone' } }
