import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { main } from '../join.css.ts'
import { FailedScreen } from './failed-screen.tsx'

const meta = {
  component: FailedScreen,
  args: { onShown: fn() },
  render: (args) => (
    <main className={main}>
      <FailedScreen {...args} />
    </main>
  ),
} satisfies Meta<typeof FailedScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.onShown).toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible()
  },
}

export const FailedInSpanish: Story = { globals: { locale: 'es' } }
