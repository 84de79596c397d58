import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { fitsWall, tilesOf } from './stories/fits-wall.ts'
import { classMeta, inCenter, running } from './stories/in-center.tsx'
import type { StorySession } from './stories/story-class.tsx'

// how a wall changes with how many there are
const meta = {
  ...classMeta,
  args: { ...classMeta.args, kind: 'wall', canControl: false },
  globals: { viewport: { value: 'w1920' } },
} satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const peopled = (members: number): Story => ({
  ...inCenter(() => running({ members, capacity: 101 })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(new RegExp(`${members} of ${members} live`))).toBeVisible()
    await waitFor(() => expect(tilesOf(canvasElement).count).toBe(members))
    await fitsWall(canvasElement)
  },
})

export const One: Story = peopled(1)
export const Six: Story = peopled(6)
export const Twelve: Story = peopled(12)
export const Twenty: Story = peopled(20)
export const Fifty: Story = peopled(50)
export const Hundred: Story = peopled(100)

/** Who has been silent for two minutes stands in one tile, behind those who are heard. */
export const WithQuietPeople: Story = {
  ...inCenter(() => running({ members: 20, quiet: 8 })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/12 of 20 live/)).toBeVisible()
    await expect(await canvas.findByText('without signal')).toBeVisible()
    await fitsWall(canvasElement)
  },
}
