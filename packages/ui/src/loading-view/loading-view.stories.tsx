import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { ChartSkeleton } from '../chart-skeleton/chart-skeleton.tsx'
import { Columns } from '../columns/columns.tsx'
import { StatCard } from '../stat-card/stat-card.tsx'
import { LoadingView } from './loading-view.tsx'

const meta = {
  component: LoadingView,
  parameters: {
    usage: {
      purpose: 'Holds the places of a page that loads, announced once.',
      do: ['Draw each part as high as what comes.'],
      dont: ['Do not put a spinner inside.'],
    },
  },
  args: {
    label: 'Loading',
    children: (
      <>
        <Columns min="figure" gap="m">
          <StatCard label="Sessions" icon="heart" value={undefined} trend={null} />
          <StatCard label="Time" icon="clock" value={undefined} trend={null} />
        </Columns>
        <ChartSkeleton title="Session history" />
        <Button>Export</Button>
      </>
    ),
  },
} satisfies Meta<typeof LoadingView>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
