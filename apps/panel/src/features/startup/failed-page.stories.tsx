import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { FailedPage } from './failed-page.tsx'

const meta = { component: FailedPage } satisfies Meta<typeof FailedPage>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible()
  },
}

export const FailedInSpanish: Story = {
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
}
