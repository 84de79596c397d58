import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { ClassBarButton } from '../class-bar-button/class-bar-button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu } from '../menu/menu.tsx'
import { ClassBar, type ClassBarProps } from './class-bar.tsx'

const stop = { key: 'stop', label: 'Stop', icon: 'stop', tone: 'danger', onSelect: fn() } as const

function Ticking(props: ClassBarProps) {
  const [value, setValue] = useState(props.clock.value)
  const actions = (
    <>
      <Button onClick={() => setValue('34:47')}>Second</Button>
      <Button onClick={() => setValue('33:47')}>Minute</Button>
    </>
  )
  return <ClassBar {...props} clock={{ ...props.clock, value }} actions={actions} />
}

const meta = {
  component: ClassBar,
  parameters: {
    usage: {
      purpose: 'The head of a running class in the panel: time, people, what the coach may do.',
      do: ['Keep Stop apart from what is pressed often.'],
      dont: ['Do not announce the clock: it would speak each second.'],
    },
  },
  args: {
    title: 'Sala Azul',
    subtitle: 'Cycling · 14 of 15',
    clock: { label: 'remaining', value: '34:48' },
    progress: 0.42,
    progressLabel: 'Class progress',
    level: 'moderate',
    start: '7:00',
    end: '8:00',
    actions: (
      <>
        <ClassBarButton icon="qr" label="Show the code" word="Code" />
        <IconButton icon="fullscreen" label="Full screen" />
      </>
    ),
    stop: (
      <Button tone="danger" icon="stop">
        Stop
      </Button>
    ),
    before: <IconButton icon="back" label="All rooms" />,
  },
} satisfies Meta<typeof ClassBar>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Code')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('34:48')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '34:48 remaining')
  },
}
/** The tab of a running class shows its clock, read once a minute. */
export const TitleOfTheTab: Story = {
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas }) => {
    await expect(document.title).toBe('▶ Sala Azul 34:48 · Latido')
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }))
    await expect(canvas.getByRole('timer')).toHaveTextContent('34:47')
    await expect(document.title).toBe('▶ Sala Azul 34:48 · Latido')
    await userEvent.click(canvas.getByRole('button', { name: 'Minute' }))
    await expect(document.title).toBe('▶ Sala Azul 33:47 · Latido')
  },
}

/** On a phone two lines are left to it, and the actions are in a menu. */
export const OnAPhone: Story = {
  args: { menu: <Menu trigger={<IconButton icon="more" label="Actions" />} groups={[[stop]]} /> },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(112)
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Stop' })).toBeVisible()
  },
}
/** Beside a menu of the page there is less room: the actions stay in one line, and the clock gives way. */
export const ManyActions: Story = {
  args: {
    actions: (
      <>
        {(['qr', 'users', 'fullscreen'] as const).map((icon) => (
          <IconButton key={icon} icon={icon} label={icon} tone="neutral" />
        ))}
        <Button>Calorías</Button>
        <Button>Esfuerzo</Button>
      </>
    ),
    stop: (
      <Button tone="danger" icon="stop">
        Detener clase
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 980 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((button) => {
      const { top, height } = button.getBoundingClientRect()
      return Math.round(top + height / 2)
    })
    await expect(new Set(tops).size).toBe(1)
  },
}
/** A narrow bar keeps the icons. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Code')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show the code' })).toBeVisible()
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
