import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { dateLabels } from '../sample/date-labels.ts'
import { Frame } from '../sample/frame.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'

function Held(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onValueChange(next)
  }
  return (
    <Frame width={296} height="auto">
      <DateField {...props} value={value} onValueChange={change} />
    </Frame>
  )
}

const inSpanish = { label: 'Nacimiento', words: dateLabels.es } as const

const meta = {
  component: DateField,
  parameters: {
    usage: {
      purpose: 'A day of the calendar, typed or picked.',
      do: ['Take it typed in the order of the language.', 'Say the bounds in the hint, not only in the error.'],
      dont: ['Do not open the calendar by itself.'],
      keys: [
        { keys: ['Alt+ArrowDown'], does: 'opens the calendar' },
        { keys: ['ArrowRight'], does: 'goes to the next day' },
        { keys: ['Enter'], does: 'takes the day' },
        { keys: ['Escape'], does: 'closes the calendar' },
        { keys: ['Tab'], does: 'moves on' },
      ],
    },
  },
  args: {
    label: 'Birthday',
    value: '1978-10-12',
    words: dateLabels.en,
    today: '2026-11-21',
    onValueChange: fn(),
  } as DateFieldProps,
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

const openCalendar = async (button: HTMLElement, name: string) => {
  await userEvent.click(button)
  const calendar = await screen.findByRole('dialog', { name })
  return within(calendar)
}

/** The calendar is long, and its first opening waits for its code; what has the focus is asked alone. */
const at = (name: RegExp) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(name)), { timeout: 5000 })

/** The same day is written in each language's order. */
export const English: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('10/12/1978')
    await expect(canvas.getByLabelText('Birthday')).toHaveAccessibleDescription(dateLabels.en.format)
  },
}
export const Spanish: Story = {
  args: { ...inSpanish },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nacimiento')).toHaveValue('12/10/1978')
    await expect(canvas.getByLabelText('Nacimiento')).toHaveAccessibleDescription(dateLabels.es.format)
  },
}

export const TypedInEnglish: Story = {
  args: { value: '', required: true, hint: 'Not in the future' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText(/^Birthday/)
    await expect(box).toHaveAttribute('placeholder', 'mm/dd/yyyy')
    await userEvent.type(box, '1012197')
    await expect(box).toHaveValue('10/12/197')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10/12/197')
    await userEvent.type(box, '8')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1978-10-12')
    await userEvent.clear(box)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
}

/** What is no day stays as it was typed, for the form to judge. */
export const TypedInSpanish: Story = {
  args: { ...inSpanish, value: '' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByLabelText('Nacimiento')
    await expect(box).toHaveAttribute('placeholder', 'dd/mm/aaaa')
    await userEvent.type(box, '31/2/2026')
    await expect(box).toHaveValue('31/02/2026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31/02/2026')
    await userEvent.tab()
    await expect(box).toHaveValue('31/02/2026')
    await userEvent.clear(box)
    await userEvent.type(box, '3/9/1994')
    await expect(box).toHaveValue('03/09/1994')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1994-09-03')
  },
}

/** Arrows, Home, End, Page keys and Escape as in the date picker dialog pattern. */
export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await at(/October 12, 1978/)
    for (const [keys, day] of [
      ['{ArrowRight}', /October 13, 1978/],
      ['{ArrowDown}', /October 20, 1978/],
      ['{ArrowLeft}', /October 19, 1978/],
      ['{ArrowUp}', /October 12, 1978/],
      ['{Home}', /Monday, October 9, 1978/],
      ['{End}', /Sunday, October 15, 1978/],
      ['{PageDown}', /November 15, 1978/],
      ['{PageUp}', /October 15, 1978/],
      ['{Shift>}{PageUp}{/Shift}', /October 15, 1977/],
      ['{Shift>}{PageDown}{/Shift}', /October 15, 1978/],
    ] as const) {
      await userEvent.keyboard(keys)
      await at(day)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()

    canvas.getByLabelText('Birthday').focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await at(/October 12, 1978/)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1978-10-13')
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('10/13/1978')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const CalendarInSpanish: Story = {
  args: { ...inSpanish, value: '' },
  play: async ({ canvas, args }) => {
    const calendar = await openCalendar(canvas.getByRole('button', { name: 'Elegir en un calendario' }), 'Calendario')
    await at(/21 de noviembre de 2026, hoy/)
    const weekdays = calendar
      .getAllByRole('columnheader', { hidden: true })
      .map((each) => each.getAttribute('aria-label'))
    await expect(weekdays[0]).toBe('lunes')
    await expect(weekdays[6]).toBe('domingo')
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Año' }), '1990')
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: 'Mes' }), 'marzo')
    await userEvent.click(calendar.getByRole('button', { name: /, 5 de marzo de 1990/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-03-05')
    await expect(canvas.getByLabelText('Nacimiento')).toHaveValue('05/03/1990')
  },
}

/** Days outside cannot be picked; typed they are the form's to judge. */
export const MinAndMax: Story = {
  args: { value: '2026-11-21', min: '2026-11-05', max: '2026-11-21' },
  play: async ({ canvas, args }) => {
    const calendar = await openCalendar(canvas.getByRole('button', { name: 'Open calendar' }), 'Calendar')
    await at(/November 21, 2026/)
    await expect(calendar.getByRole('button', { name: /November 22, 2026/ })).toBeDisabled()
    await expect(calendar.getByRole('button', { name: /, November 4, 2026/ })).toBeDisabled()
    await expect(calendar.getByRole('button', { name: /November 5, 2026/ })).toBeEnabled()
    await userEvent.keyboard('{ArrowRight}')
    await at(/November 21, 2026/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const box = canvas.getByLabelText('Birthday')
    await userEvent.clear(box)
    await userEvent.type(box, '12312026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-31')
  },
}

export const Invalid: Story = {
  args: { value: '13/40/2026', error: 'Enter a valid date' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('13/40/2026')
    await expect(canvas.getByLabelText('Birthday')).toHaveAccessibleDescription(/^Enter a valid date/)
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toBeDisabled()
  },
}
