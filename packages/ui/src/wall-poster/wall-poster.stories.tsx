import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { QrCode } from '../qr-code/qr-code.tsx'
import { WallPoster } from './wall-poster.tsx'

const meta = {
  component: WallPoster,
  parameters: {
    usage: {
      purpose: 'What a wall shows while nothing runs.',
      do: ['Say the room, the time, and the way in.'],
      dont: ['Do not leave a wall black.'],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Ritmo',
    message: 'Waiting for the coach to start a class.',
    clock: '18:05',
    minute: 0,
    pictureUrl: null,
    code: (
      <QrCode
        value="https://demo.example/join/ritmo"
        label="Code to join"
        caption="demo.example/join/ritmo"
        fit="bare"
      />
    ),
    address: 'demo.example/join/ritmo',
    zonesLabel: 'Zones',
    zones: [
      { level: 'minimum', word: 'Very light', range: '50–60 %' },
      { level: 'light', word: 'Light', range: '60–70 %' },
      { level: 'moderate', word: 'Moderate', range: '70–80 %' },
      { level: 'intense', word: 'Intense', range: '80–90 %' },
      { level: 'maximum', word: 'Maximum', range: '90–100 %' },
    ],
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
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ritmo' })).toBeVisible()
    await expect(canvas.getByText('Maximum')).toBeVisible()
  },
}
export const WithNext: Story = { args: { next: 'Next: Cycling, 19:00' } }
export const LongName: Story = { args: { title: 'Sala de ciclismo con vista al jardín' } }

/** Minute by minute the letters stand a little elsewhere, and come back. */
export const Moving: Story = {
  render: (args) => (
    <div style={{ display: 'grid', height: '100dvh' }}>
      {[0, 1, 4].map((minute) => (
        <WallPoster key={minute} {...args} title={`Minute ${minute}`} minute={minute} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const leftOf = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().left
    await expect(leftOf('Minute 1')).toBeGreaterThan(leftOf('Minute 0'))
    await expect(leftOf('Minute 4')).toBeCloseTo(leftOf('Minute 0'), 1)
  },
}
