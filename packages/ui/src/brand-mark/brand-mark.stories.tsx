import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Inline } from '../inline/inline.tsx'
import { BrandMark } from './brand-mark.tsx'

const meta = {
  component: BrandMark,
  parameters: {
    usage: {
      purpose: "Latido's mark, one heartbeat.",
      do: ['Let it stand beside the name, or alone where the name was just read.'],
      dont: ['Do not recolor, stretch or beat it.'],
    },
  },
} satisfies Meta<typeof BrandMark>
export default meta
type Story = StoryObj<typeof meta>

/** From the top bar of a panel to the pairing page of a wall. */
export const Sizes: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap="l">
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <BrandMark key={size} size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((mark) => mark.getBoundingClientRect().width)
    await expect(widths).toEqual([28, 40, 64, 96])
  },
}
