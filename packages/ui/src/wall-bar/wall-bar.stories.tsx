import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { QrCode } from '../qr-code/qr-code.tsx'
import { WallBar } from './wall-bar.tsx'

const code = (
  <QrCode value="HTTPS://DEMO.EXAMPLE/JOIN/K7M4X" label="Code to join" caption="demo.example/join/k7m4x" fit="corner" />
)

const meta = {
  component: WallBar,
  parameters: {
    usage: {
      purpose: 'The head of a class on a wall, one line of it.',
      do: ['Say room, time left, people', 'the way in at its end.'],
      dont: ['Do not put anything on it that is pressed.'],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Sala Azul',
    subtitle: 'Cycling · 14 of 15 live · 7:00–8:00',
    clock: { label: 'remaining', value: '34:48' },
    progress: 0.42,
    progressLabel: 'Class progress',
    level: 'moderate',
    end: 'By calories',
    code,
  },
} satisfies Meta<typeof WallBar>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('34:48 remaining')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '34:48 remaining')
    await expect(await canvas.findByRole('img', { name: 'Code to join' })).toBeVisible()
  },
}
export const Full: Story = { tags: ['picture'], args: { code: undefined, end: <Button tone="danger">Stop</Button> } }
/** The name of the room has a line of its own. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    const title = canvas.getByText('Sala Azul')
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    await expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('timer').getBoundingClientRect().top,
    )
  },
}
export const LongWords: Story = {
  args: {
    title: 'Entrenamiento funcional de fuerza y resistencia con bandas',
    subtitle: 'Entrenamiento funcional de fuerza · 100 de 100 con señal · 19:00–20:00',
    clock: { label: 'restantes', value: '9:59:59' },
  },
}
