import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Stepper } from './stepper.tsx'

const back = fn()

const meta = {
  component: Stepper,
  parameters: {
    usage: {
      purpose: 'Shows where a task of several pages stands, and leads back to steps that are done.',
      do: ['Name each step with one or two words.'],
      dont: ['Do not use it to switch between views: those are tabs.'],
      keys: [{ keys: ['Enter'], does: 'opens a step that is a button' }],
    },
  },
  args: {
    label: 'Steps of the import',
    steps: [
      { key: 'file', label: 'File' },
      { key: 'columns', label: 'Columns', onSelect: back },
      { key: 'preview', label: 'Preview' },
      { key: 'import', label: 'Import' },
    ],
    current: 2,
    doneLabel: 'done',
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Third: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Steps of the import' })).getAllByRole('listitem')
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await expect(steps[0]).toHaveTextContent('File, done')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Columns/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(back).toHaveBeenCalledOnce()
  },
}

export const First: Story = { args: { current: 0 } }
export const AllDone: Story = { args: { current: 4 } }

export const OnAPhoneInSpanish: Story = {
  args: {
    label: 'Pasos de la importación',
    steps: [
      { key: 'file', label: 'Archivo' },
      { key: 'columns', label: 'Columnas' },
      { key: 'preview', label: 'Vista previa' },
      { key: 'import', label: 'Importación' },
    ],
    doneLabel: 'listo',
  },
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vista previa')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
