import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { dateLabels } from '../sample/date-labels.ts'
import { Frame } from '../sample/frame.tsx'
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'

function Held(props: DateRangeFieldProps) {
  const [range, setRange] = useState({ start: props.start, end: props.end })
  return (
    <Frame width={328} height="auto">
      <DateRangeField
        {...props}
        {...range}
        onChange={(next) => {
          setRange(next)
          props.onChange(next)
        }}
      />
    </Frame>
  )
}

const meta = {
  component: DateRangeField,
  parameters: {
    usage: {
      purpose: 'From one day to another, both included.',
      do: ['Let either be typed.'],
      dont: ['Do not swap the two without a word.'],
    },
  },
  args: {
    start: '2026-11-14',
    end: '2026-11-20',
    max: '2026-11-21',
    today: '2026-11-21',
    words: dateLabels.en,
    onChange: fn(),
  } as DateRangeFieldProps,
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('11/14/2026')
    await userEvent.clear(canvas.getByLabelText('To'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-14', end: '' })
    await userEvent.type(canvas.getByLabelText('To'), '1118')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-14', end: '11/18' })
    await userEvent.type(canvas.getByLabelText('To'), '2026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-14', end: '2026-11-18' })
  },
}

/** Both days are picked one after the other, in whichever order. */
export const Picked: Story = {
  args: { words: dateLabels.es },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Elegir en un calendario' })
    await userEvent.click(button)
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendario' }))
    // the first opening waits for the calendar's code
    await expect(await calendar.findByText('Elige el primer día', {}, { timeout: 5000 })).toBeVisible()
    await expect(calendar.getByRole('button', { name: /17 de noviembre/ }).closest('td')).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.click(calendar.getByRole('button', { name: /18 de noviembre/ }))
    await expect(calendar.getByText('Elige el último día')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(calendar.getByRole('button', { name: /, 3 de noviembre/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-03', end: '2026-11-18' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('Desde')).toHaveValue('03/11/2026')
    await expect(canvas.getByLabelText('Hasta')).toHaveValue('18/11/2026')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Invalid: Story = {
  args: { end: '', invalid: ['end'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toBeValid()
    await expect(canvas.getByLabelText('To')).toBeInvalid()
  },
}

/** The calendar's look, opened. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }))
    await expect(await screen.findByRole('dialog', { name: 'Calendar' })).toBeVisible()
    await expect(await screen.findByRole('grid', {}, { timeout: 5000 })).toBeVisible()
  },
}
