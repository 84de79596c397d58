import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { MedalCounts } from './medal-counts.tsx'

const meta = {
  component: MedalCounts,
  parameters: {
    usage: {
      purpose: 'How many medals of each kind somebody has.',
      do: ['Show the three kinds in one order.'],
      dont: ['Do not show a kind without its word.'],
    },
  },
  args: {
    medals: [
      { medal: 'gold', count: 2, label: 'Gold' },
      { medal: 'silver', count: 0, label: 'Silver' },
      { medal: 'bronze', count: 12, label: 'Bronze' },
    ],
  },
} satisfies Meta<typeof MedalCounts>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const medals = canvas.getByRole('img', { name: 'Gold 2, Silver 0, Bronze 12' })
    await expect([...medals.children].map(({ textContent }) => textContent)).toEqual(['2', '0', '12'])
  },
}
