import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Frame } from '../sample/frame.tsx'
import { ShareBars } from './share-bars.tsx'

const TYPES = ['HIIT', 'Cycling', 'Boots', 'Functional strength and endurance', 'Rope', 'Running', 'Yoga', 'Box']

const meta = {
  component: ShareBars,
  parameters: {
    usage: {
      purpose: 'The parts of a whole, largest first, such as sessions by type.',
      do: ['Use it where there may be more than five parts.'],
      dont: ['Do not use it for zones: those have colors and an order of their own.'],
    },
  },
  args: {
    label: 'Training types',
    parts: TYPES.map((label, index) => ({ key: label, label, value: (index * 5) % 8, text: String((index * 5) % 8) })),
    formatShare: (share) => `${Math.round(share * 100)} %`,
  },
  render: (args) => (
    <Frame width={360} height="auto">
      <ShareBars {...args} />
    </Frame>
  ),
} satisfies Meta<typeof ShareBars>
export default meta
type Story = StoryObj<typeof meta>

export const Eight: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Functional strength and endurance725 %')
    const bars = rows.map((row) => row.querySelector<HTMLElement>('[aria-hidden] > span')?.style.width)
    await expect([bars[0], bars.at(-1)]).toEqual(['100%', '0%'])
  },
}

export const OfNothing: Story = { args: { parts: [{ key: 'a', label: 'HIIT', value: 0, text: '0' }] } }
