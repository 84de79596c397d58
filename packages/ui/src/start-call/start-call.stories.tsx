import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { StartCall } from './start-call.tsx'

const press = fn()

const meta = {
  component: StartCall,
  parameters: {
    usage: {
      purpose: 'One word that a class begins with, over the tiles.',
      do: ['Show it for a moment, when a countdown has ended before people who waited for it.'],
      dont: ['Do not say anything in it that somebody has to remember.'],
    },
    layout: 'fullscreen',
  },
  args: { word: "Let's go!" },
  render: (args) => (
    <div style={{ position: 'relative', height: '100dvh' }}>
      <Button onClick={press}>Stop</Button>
      <StartCall {...args} />
    </div>
  ),
} satisfies Meta<typeof StartCall>
export default meta
type Story = StoryObj<typeof meta>

/** A test sees the end of every movement, and this one ends with nothing: what it covers works all the while. */
export const LetsGo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Let's go!")).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(press).toHaveBeenCalledOnce()
  },
}

/** The longest word of it, on a phone. */
export const Phone: Story = {
  args: { word: '¡Vamos!' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByText('¡Vamos!').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}
