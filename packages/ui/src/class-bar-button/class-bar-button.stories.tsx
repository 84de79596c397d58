import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { ClassBarButton } from './class-bar-button.tsx'

const meta = {
  component: ClassBarButton,
  parameters: {
    usage: {
      purpose: 'An action in the bar of a running class: icon and word, or the icon where the bar is narrow.',
      do: ['Choose a word that its label contains.'],
      dont: ['Do not use it outside a class bar.'],
    },
  },
  args: { icon: 'users', label: 'Change the capacity', word: 'Capacity', onClick: fn() },
} satisfies Meta<typeof ClassBarButton>
export default meta
type Story = StoryObj<typeof meta>

const inBox = (width: number): NonNullable<Story['decorators']> => [
  (Story) => (
    <div style={{ containerType: 'inline-size', width }}>
      <Story />
    </div>
  ),
]

export const Wide: Story = {
  decorators: inBox(1100),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Capacity')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change the capacity' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = {
  decorators: inBox(500),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Capacity')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change the capacity' })).toBeVisible()
  },
}
