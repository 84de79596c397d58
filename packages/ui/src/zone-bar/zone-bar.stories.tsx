import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ZoneBar } from './zone-bar.tsx'

const meta = {
  component: ZoneBar,
  parameters: {
    usage: {
      purpose: 'Where the people of a class are, as parts of one bar.',
      do: ['Say it in words beside.'],
      dont: ['Do not show a part for nobody.'],
    },
  },
  args: {
    label: '2 light, 3 moderate, 1 maximum',
    parts: [
      { level: 'light', amount: 2 },
      { level: 'moderate', amount: 3 },
      { level: 'intense', amount: 0 },
      { level: 'maximum', amount: 1 },
    ],
  },
} satisfies Meta<typeof ZoneBar>
export default meta
type Story = StoryObj<typeof meta>

export const Parts: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const parts = canvas.getByRole('img', { name: '2 light, 3 moderate, 1 maximum' }).children
    await expect(parts).toHaveLength(3)
    // a computed width is in pixels
    const widths = [...parts].map((part) => part.getBoundingClientRect().width)
    await expect(widths[1]).toBeCloseTo(3 * (widths[2] ?? 0), 0)
  },
}
export const Nobody: Story = {
  args: { parts: [{ level: 'light', amount: 0 }], label: 'Nobody' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Nobody' })).toBeEmptyDOMElement()
  },
}
