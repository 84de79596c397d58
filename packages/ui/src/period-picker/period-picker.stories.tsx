import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { dateLabels } from '../sample/date-labels.ts'
import { Frame } from '../sample/frame.tsx'
import { Stack } from '../stack/stack.tsx'
import { PeriodPicker, type PeriodPickerProps } from './period-picker.tsx'

function Chosen(props: PeriodPickerProps) {
  const [period, setPeriod] = useState({ preset: props.preset, start: props.start, end: props.end })
  return (
    <PeriodPicker
      {...props}
      {...period}
      onChange={(change) => {
        setPeriod(change)
        props.onChange(change)
      }}
    />
  )
}

const meta = {
  component: PeriodPicker,
  parameters: {
    usage: {
      purpose: 'A span of days: a usual one, or two dates.',
      do: ['Include today and both ends.'],
      dont: ['Do not call seven days a week.'],
    },
  },
  args: {
    presets: [
      { key: 'week', label: 'Last 7 days', start: '2026-11-14', end: '2026-11-20' },
      { key: 'month', label: 'Last 30 days', start: '2026-10-22', end: '2026-11-20' },
      { key: 'year', label: 'This year', start: '2026-01-01', end: '2026-11-20' },
    ],
    preset: 'week',
    start: '2026-11-14',
    end: '2026-11-20',
    onChange: fn(),
    onApply: fn(),
    words: { period: 'Period', presets: 'Common periods', apply: 'Show', days: dateLabels.en },
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof PeriodPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Preset: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Last 30 days' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ preset: 'month', start: '2026-10-22', end: '2026-11-20' })
    await expect(canvas.getByLabelText('From')).toHaveValue('10/22/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
}

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('To'))
    await userEvent.type(canvas.getByLabelText('To'), '11182026')
    await expect(args.onChange).toHaveBeenLastCalledWith({ preset: null, start: '2026-11-14', end: '2026-11-18' })
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

export const Incomplete: Story = {
  args: { preset: null, end: '', error: 'Choose both dates', invalid: ['end'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toBeValid()
    await expect(canvas.getByLabelText('To')).toBeInvalid()
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription(/^Choose both dates/)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose both dates')
    await expect(canvas.getByRole('form', { name: 'Period' })).toHaveAccessibleDescription('Choose both dates')
  },
}

export const Searching: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}
export const WithoutPresets: Story = { args: { presets: [], preset: null } }

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xxl">
      <Chosen {...args} />
      <Chosen
        {...args}
        preset={null}
        end=""
        error="Choose both dates"
        words={{ ...args.words, period: 'Incomplete' }}
      />
      <Frame width={328} height="auto">
        <Chosen {...args} words={{ ...args.words, period: 'On a phone' }} />
      </Frame>
    </Stack>
  ),
}
