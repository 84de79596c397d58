import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { QrCode } from '../qr-code/qr-code.tsx'
import { ZoneLegend } from '../zone-legend/zone-legend.tsx'
import { WallPoster } from './wall-poster.tsx'

const meta = {
  component: WallPoster,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Ritmo',
    message: 'Waiting for the coach to start a class.',
    code: <QrCode value="https://demo.example/join/ritmo" label="Code to join" caption="demo.example/join/ritmo" />,
    children: (
      <ZoneLegend
        label="Zones"
        size="wall"
        zones={[
          { level: 'minimum', word: 'Very light', range: '50–60 %' },
          { level: 'light', word: 'Light', range: '60–70 %' },
          { level: 'moderate', word: 'Moderate', range: '70–80 %' },
          { level: 'intense', word: 'Intense', range: '80–90 %' },
          { level: 'maximum', word: 'Maximum', range: '90–100 %' },
        ]}
      />
    ),
  },
  render: (args) => (
    <div style={{ height: '100dvh' }}>
      <WallPoster {...args} />
    </div>
  ),
} satisfies Meta<typeof WallPoster>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ritmo' })).toBeVisible()
    await expect(canvas.getByText('Maximum')).toBeVisible()
  },
}
export const LongName: Story = { args: { title: 'Sala de ciclismo con vista al jardín' } }
