import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { classCurve, clockOf, minuteTicks } from '../sample/heart-curves.ts'
import { Stack } from '../stack/stack.tsx'
import { HeartCurve, type HeartCurveData } from './heart-curve.tsx'

const whole = classCurve(45)
const withGap: HeartCurveData = {
  ...whole,
  heartRates: whole.heartRates.map((rate, index) => (index > 40 && index < 52 ? null : rate)),
}

const meta = {
  component: HeartCurve,
  parameters: {
    usage: {
      purpose: "A person's heart rate over a session, in the colors of the zones, from 0:00.",
      do: ['Put the time in each zone below it.'],
      dont: ["Do not draw two people's: a line has the colors of one person's zones."],
    },
  },
  args: {
    curve: whole,
    width: 720,
    height: 280,
    unit: 'bpm',
    summary: 'Heart rate from 88 to 163 bpm in 45 minutes',
    timeTicks: minuteTicks(whole),
    formatTime: clockOf,
  },
} satisfies Meta<typeof HeartCurve>
export default meta
type Story = StoryObj<typeof meta>

const textsOf = (chart: Element): (string | null)[] =>
  [...chart.querySelectorAll('text')].map(({ textContent }) => textContent).filter((text) => text !== '')

export const OfAClass: Story = {
  play: async ({ canvas, args }) => {
    const texts = textsOf(canvas.getByRole('img', { name: args.summary }))
    await expect(texts).toEqual(
      expect.arrayContaining(['bpm', '93', '112', '131', '149', '168', '50 %', '90 %', '0:00', '40:00']),
    )
  },
}

/** A lost signal breaks the line. */
export const WithAGap: Story = {
  args: { curve: withGap },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img').querySelector('path[fill="none"]')
    await expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
  },
}

export const OnAPhone: Story = { args: { width: 328, height: 220 } }

/** Without a birthday there are no zones. */
export const WithoutZones: Story = {
  args: { curve: { ...whole, zones: [] } },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img')
    await expect(chart.querySelectorAll('rect')).toHaveLength(0)
    await expect(textsOf(chart)).toContain('140')
  },
}

export const OfOneValue: Story = {
  args: { curve: { ...whole, heartRates: [120] }, timeTicks: () => [0] },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img').querySelector('path[fill="none"]')
    await expect(line?.getAttribute('d')).toMatch(/h0$/)
  },
}

export const OfNothing: Story = { args: { curve: { ...whole, heartRates: [] }, timeTicks: () => [0] } }

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="l">
      <HeartCurve {...args} />
      <HeartCurve {...args} curve={withGap} width={328} height={220} />
      <HeartCurve {...args} curve={{ ...whole, zones: [] }} />
    </Stack>
  ),
}
