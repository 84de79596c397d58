import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { WallRest } from './wall-rest.tsx'

const meta = {
  component: WallRest,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main style={{ height: '100dvh', padding: '2rem' }}>
      <h1>Sala Fuego</h1>
      <WallRest {...args} />
    </main>
  ),
} satisfies Meta<typeof WallRest>
export default meta
type Story = StoryObj<typeof meta>

const lightOf = (canvasElement: HTMLElement): number => {
  const veil = canvasElement.querySelector('[data-part="veil"]')
  return veil === null ? 0 : 1 - Number(getComputedStyle(veil).opacity)
}

export const Resting: Story = {
  args: { afterMs: 300 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(lightOf(canvasElement)).toBeCloseTo(0.35))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(lightOf(canvasElement)).toBe(1))
    await waitFor(() => expect(lightOf(canvasElement)).toBeCloseTo(0.35))
  },
}

export const Awake: Story = {
  args: { afterMs: 3_600_000 },
  play: async ({ canvasElement }) => {
    await expect(lightOf(canvasElement)).toBe(1)
  },
}
