import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { wideLogo } from '../sample/logos.ts'
import { SiteNameProvider } from '../view-title/site-name.tsx'
import { SiteMark } from './site-mark.tsx'

const meta = {
  component: SiteMark,
  parameters: {
    usage: {
      purpose: 'The logo of the center whose pages these are, and Latido’s mark where it has none.',
      do: ['Put it beside the name, which says the same in words.'],
      dont: ['Do not put Latido’s mark beside it: one of them is enough.'],
    },
  },
  args: { size: 'm' },
} satisfies Meta<typeof SiteMark>
export default meta
type Story = StoryObj<typeof meta>

export const Ours: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).not.toBeNull()
  },
}

export const OfACenter: Story = {
  render: (args) => (
    <SiteNameProvider name="Latido Demo" logoUrl={wideLogo}>
      <SiteMark {...args} />
    </SiteNameProvider>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible())
  },
}
