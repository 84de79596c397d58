import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { fitsWall } from '../stories/fits-wall.ts'
import { StartingAgain } from './starting-again.tsx'

const meta = {
  component: StartingAgain,
  args: { onShown: fn(), onStart: fn() },
  parameters: { layout: 'fullscreen' },
  globals: onScreen(1920),
  render: (args) => (
    <main style={{ height: '100dvh', display: 'grid', placeItems: 'center', padding: '2rem' }}>
      <StartingAgain {...args} />
    </main>
  ),
} satisfies Meta<typeof StartingAgain>
export default meta
type Story = StoryObj<typeof meta>

export const OnAWall: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(args.onShown).toHaveBeenCalled()
    await fitsWall(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Restart now' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

export const OnAPhoneInSpanish: Story = { globals: { locale: 'es', ...onScreen(360) } }
