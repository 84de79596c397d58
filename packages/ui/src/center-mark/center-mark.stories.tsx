import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { portrait } from '../sample/people.ts'
import { CenterMark } from './center-mark.tsx'

const meta = {
  component: CenterMark,
  args: { name: 'Latido Demo', imageUrl: null, size: 'l' },
} satisfies Meta<typeof CenterMark>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutPicture: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).not.toBeNull()
    await expect(canvasElement).not.toHaveTextContent('LD')
  },
}
export const WithPicture: Story = {
  args: { imageUrl: portrait(3) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toBeNull()
    await expect(canvasElement.querySelector('svg')).toBeNull()
  },
}
