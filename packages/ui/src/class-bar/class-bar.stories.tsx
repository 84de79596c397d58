import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ClassBar } from './class-bar.tsx'

const meta = {
  component: ClassBar,
  args: {
    title: 'Sala Azul',
    subtitle: 'Cycling · 14 of 15',
    clock: { label: 'remaining', value: '34:48' },
    progress: 0.42,
    progressLabel: 'Class progress',
    start: '7:00',
    end: '8:00',
    actions: (
      <>
        <IconButton icon="qr" label="Show the code" tone="neutral" />
        <IconButton icon="fullscreen" label="Full screen" tone="neutral" />
        <Button tone="danger" icon="stop">
          Stop
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ClassBar>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('34:48')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '34:48 remaining')
  },
}
export const WithoutActions: Story = { args: { actions: undefined, start: undefined, end: undefined } }
export const LongWords: Story = {
  args: {
    title: 'Entrenamiento funcional de fuerza y resistencia con bandas',
    subtitle: 'Functional strength and endurance · 100 of 100',
    clock: { label: 'restantes', value: '9:59:59' },
  },
}
