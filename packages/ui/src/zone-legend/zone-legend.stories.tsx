import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Card } from '../card/card.tsx'
import { labelsEn, liveTile } from '../sample/tiles.ts'
import { ZoneLegend } from './zone-legend.tsx'

const meta = {
  component: ZoneLegend,
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
}
export const WithExample: Story = {
  args: { example: { tile: liveTile, labels: labelsEn, caption: 'Sofía works at 87 % of her maximum heart rate.' } },
}
