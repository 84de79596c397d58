import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { GuestMark } from './guest-mark.tsx'

const meta = {
  component: GuestMark,
  parameters: {
    usage: {
      purpose: 'Takes the place of the picture of someone who is shown without a name.',
      do: ['Put it beside a numbered name, such as Guest 3.'],
      dont: ['Do not give guests colors: one could follow them from class to class.'],
    },
  },
  render: () => (
    <div style={{ width: 64, height: 64, fontSize: 28 }}>
      <GuestMark />
    </div>
  ),
} satisfies Meta<typeof GuestMark>
export default meta

export const Plain: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull()
  },
}
