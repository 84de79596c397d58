import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { QrCode } from './qr-code.tsx'

const meta = {
  component: QrCode,
  parameters: {
    usage: {
      purpose: 'A code to scan.',
      do: [
        'Keep four squares of white around it, two in the corner of a screen.',
        'Write the address beside it, short enough to type.',
      ],
      dont: ['Do not color it or put a picture inside.'],
    },
  },
  args: {
    value: 'https://demo.example/join/sala-azul',
    label: 'Code to join the class',
    caption: 'demo.example/join/sala-azul',
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Address: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: 'Code to join the class' })
    await expect(code.querySelector('svg')).not.toBeNull()
    await expect(canvas.getByText('demo.example/join/sala-azul')).toBeVisible()
  },
}
export const LongAddress: Story = {
  args: {
    value: `https://demo.example/join/5f3c9a52-7c1e-4a53-9d13-4b0f1a2f6c11?center=${'x'.repeat(80)}`,
    caption: `demo.example/join/5f3c9a52-7c1e-4a53-9d13-4b0f1a2f6c11?center=${'x'.repeat(80)}`,
  },
}
/** More than a code can hold. */
export const Failed: Story = {
  args: { value: 'x'.repeat(5000), caption: 'Ask the coach for the address.' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Ask the coach for the address.')).toHaveLength(2))
  },
}
