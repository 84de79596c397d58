import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { BareSwitch } from './bare-switch.tsx'

const meta = {
  component: BareSwitch,
  parameters: {
    usage: {
      purpose: 'A switch that stands alone, such as in the row of a table.',
      do: ['Give it the words of the whole row: “Lucía may sign in”.'],
      dont: ['Do not use it in a form: there a switch has its words beside it.'],
    },
  },
  args: { label: 'Ana Robles can sign in', checked: true, onCheckedChange: fn() },
} satisfies Meta<typeof BareSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: args.label })
    await expect(control).toBeChecked()
    await userEvent.click(control)
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false)
  },
}
export const Off: Story = { args: { checked: false } }
export const Disabled: Story = { args: { disabled: true } }
