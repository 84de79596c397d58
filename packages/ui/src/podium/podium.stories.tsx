import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Podium } from './podium.tsx'

const person = (name: string) => ({ key: name, name, note: '120 pts', imageUrl: null })

const meta = {
  component: Podium,
  parameters: {
    usage: {
      purpose: 'The first three.',
      do: ['Share a place between equals.'],
      dont: ['Do not show fewer than three steps because somebody is missing.'],
    },
  },
  args: { label: 'Top three', people: ['Rayo', 'Luz', 'Sol'].map(person) },
} satisfies Meta<typeof Podium>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent)
    await expect(names[0]).toContain('Rayo')
  },
}
/** Equal results stand on equal steps. */
export const Equals: Story = {
  args: { people: [person('Rayo'), { ...person('Luz'), level: 1 }, { ...person('Sol'), level: 3 }] },
  play: async ({ canvas }) => {
    const steps = await canvas.findAllByRole('listitem')
    const [first, second, third] = steps.map(({ lastElementChild }) => lastElementChild?.clientHeight ?? 0)
    await expect(second).toBe(first)
    await expect(third).toBeLessThan(first ?? 0)
  },
}
export const One: Story = { args: { people: [person('Rayo')] } }
export const LongNames: Story = {
  args: { people: ['Pseudónimo larguísimo de alguien', 'Otro que tampoco cabe', 'Y otro más'].map(person) },
  decorators: [
    (Story) => (
      <div data-testid="phone" style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('phone').scrollWidth).toBeLessThanOrEqual(328))
  },
}
