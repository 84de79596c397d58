import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { QrCode } from '../qr-code/qr-code.tsx'
import { JoinBanner } from './join-banner.tsx'

const meta = {
  component: JoinBanner,
  parameters: {
    usage: {
      purpose: 'The way into a class, over a whole wall.',
      do: ['Show it at nobody, and for half a minute when the coach asks.'],
      dont: ['Do not let it cover a running class for longer.'],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Scan to join',
    address: 'demo.example/join/K7M4X',
    text: 'No one has joined yet',
    code: (
      <QrCode
        value="HTTPS://DEMO.EXAMPLE/JOIN/K7M4X"
        label="Code to join"
        caption="demo.example/join/K7M4X"
        fit="bare"
      />
    ),
  },
  render: (args) => (
    <div style={{ height: '100dvh' }}>
      <JoinBanner {...args} />
    </div>
  ),
} satisfies Meta<typeof JoinBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Wall: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scan to join')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'Code to join' })).toBeVisible()
  },
}
export const LongAddress: Story = {
  args: { address: 'clases.gimnasio-de-la-colonia-roma-norte.example/join/K7M4X', title: 'Escanea para entrar' },
}
