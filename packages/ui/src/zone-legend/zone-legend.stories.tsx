import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Card } from '../card/card.tsx'
import { labelsEn, liveTile } from '../sample/tiles.ts'
import { ZoneLegend } from './zone-legend.tsx'

const meta = {
  component: ZoneLegend,
  parameters: {
    usage: {
      purpose: 'What the colors mean: zones, their effort, their words.',
      do: ['Show it before a class.'],
      dont: ['Do not show the color alone.'],
    },
  },
  args: {
    label: 'Effort zones',
    zones: [
      { level: 'minimum', word: 'Very light', range: 'under 60 %' },
      { level: 'light', word: 'Light', range: '60–69 %' },
      { level: 'moderate', word: 'Moderate', range: '70–79 %' },
      { level: 'intense', word: 'Intense', range: '80–89 %' },
      { level: 'maximum', word: 'Maximum', range: '90 % and above' },
    ],
  },
  render: (args) => (
    <Card padding="l">
      <ZoneLegend {...args} />
    </Card>
  ),
} satisfies Meta<typeof ZoneLegend>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}
export const WithExample: Story = {
  args: { example: { tile: liveTile, labels: labelsEn, caption: 'Sofía works at 87 % of her maximum heart rate.' } },
}

/** In half a page, beside a menu, each word keeps its line. */
export const InHalfAPage: Story = {
  args: {
    ...WithExample.args,
    zones: meta.args.zones.map((zone) => ({ ...zone, word: 'Moderado', range: '90–100 %' })),
  },
  play: async ({ canvas, canvasElement }) => {
    for (const width of [520, 480, 440, 320]) {
      canvasElement.style.width = `${width}px`
      for (const word of canvas.getAllByText('Moderado')) {
        const range = document.createRange()
        range.selectNodeContents(word)
        await expect(range.getClientRects()).toHaveLength(1)
      }
    }
    canvasElement.style.width = '480px'
  },
}
