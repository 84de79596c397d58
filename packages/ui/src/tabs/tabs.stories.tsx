import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { Tabs, type TabsProps } from './tabs.tsx'

function Chosen(props: Omit<TabsProps, 'children'>) {
  const [value, setValue] = useState(props.value)
  const choose = (next: string) => {
    setValue(next)
    props.onValueChange(next)
  }
  return (
    <Tabs {...props} value={value} onValueChange={choose}>
      <p>This is {value}</p>
    </Tabs>
  )
}

const meta = {
  component: Tabs,
  parameters: {
    usage: {
      purpose: 'Parts of one screen, one at a time.',
      do: ['Keep the choice in the address.'],
      dont: ['Do not put steps in it that follow each other.'],
      keys: [
        { keys: ['ArrowRight'], does: 'goes to the next tab' },
        { keys: ['Enter'], does: 'shows it' },
      ],
    },
  },
  args: {
    label: 'Center sections',
    value: 'data',
    onValueChange: fn(),
    tabs: [
      { value: 'data', label: 'Data' },
      { value: 'address', label: 'Address' },
      { value: 'types', label: 'Tipos de entrenamiento' },
    ],
    children: null,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

/** Arrows move the focus; nothing is shown until it is chosen. */
export const Three: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Address' }))
    await expect(await canvas.findByText('This is address')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Tipos de entrenamiento' })).toHaveFocus())
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('This is types')).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'Tipos de entrenamiento' })).toBeVisible()
  },
}

/** In a narrow place the row scrolls, and nothing else is widened. */
export const Narrow: Story = {
  args: {
    tabs: ['Datos', 'Domicilio', 'Galería', 'Transmisión', 'Tipos de entrenamiento'].map((label) => ({
      value: label,
      label,
    })),
    value: 'Datos',
  },
  decorators: [
    (Part) => (
      <div data-testid="place" style={{ width: 280 }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is Datos')).toBeVisible()
    await waitFor(() => expect(canvas.getByTestId('place').scrollWidth).toBeLessThanOrEqual(280))
  },
}

/** Where there is no room for all of them, the chosen one is in view. */
export const Cut: Story = {
  args: { value: 'types' },
  render: (args) => (
    <div style={{ width: '16rem' }}>
      <Chosen {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist')
    const endOf = (element: HTMLElement) => Math.floor(element.getBoundingClientRect().right)
    const chosen = canvas.getByRole('tab', { name: 'Tipos de entrenamiento' })
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
    await waitFor(() => expect(endOf(chosen)).toBeLessThanOrEqual(endOf(row)))
  },
}
