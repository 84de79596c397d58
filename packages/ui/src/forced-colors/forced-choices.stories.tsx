import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { CheckList } from '../check-list/check-list.tsx'
import { CheckboxField } from '../checkbox-field/checkbox-field.tsx'
import { ComboboxField } from '../combobox-field/combobox-field.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Menu } from '../menu/menu.tsx'
import { PickList } from '../pick-list/pick-list.tsx'
import { dateLabels } from '../sample/date-labels.ts'
import { SelectField } from '../select-field/select-field.tsx'
import { Stack } from '../stack/stack.tsx'

// choices with forced colors: the chosen and the focused option stay distinguishable
const meta = {
  globals: { colors: 'forced' },
  // axe takes the page's own colors for those that are seen
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => {}

const ZONES = ['UTC', 'Europe/Madrid'].map((value) => ({ value, label: value }))

const styleOf = (element: Element) => getComputedStyle(element)
const groundOf = (element: Element): string => styleOf(element).backgroundColor

/** As good as black against white or white against black: what is drawn in the one on the other is seen. */
const isSeenOn = (color: string, ground: string): boolean => color !== ground

const isForced = () => expect(matchMedia('(forced-colors: active)').matches).toBe(true)

export const Calendar: Story = {
  tags: ['picture'],
  render: () => (
    <DateField label="Birthday" value="1978-10-12" words={dateLabels.en} today="2026-11-21" onValueChange={nothing} />
  ),
  play: async ({ canvas }) => {
    await isForced()
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('dialog')
    const day = (name: RegExp) => screen.getByRole('button', { name })
    const chosen = await waitFor(() => day(/October 12/))
    const other = day(/October 13/)
    await expect(groundOf(chosen)).not.toBe(groundOf(other))
    await expect(isSeenOn(styleOf(chosen).color, groundOf(chosen))).toBe(true)
    await waitFor(() => expect(chosen).toHaveFocus())
    // moves the keyboard focus
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(styleOf(day(/October 13/)).outlineStyle).toBe('solid'))
  },
}

export const PickedPeople: Story = {
  render: () => (
    <PickList
      label="Users"
      rows={['Ana', 'Luis', 'Zoe'].map((title) => ({ key: title, title, text: `${title}@gym.example` }))}
      selected={new Set(['Ana'])}
      onSelect={nothing}
      emptyText="Nobody matches"
    />
  ),
  play: async ({ canvas }) => {
    await isForced()
    const row = (name: RegExp) => canvas.findByRole('option', { name })
    const [ana, luis] = [await row(/Ana/), await row(/Luis/)]
    await expect(groundOf(ana)).not.toBe(groundOf(luis))
    await expect(isSeenOn(styleOf(ana).color, groundOf(ana))).toBe(true)
    const tick = ana.querySelector('svg')
    await expect(tick).not.toBeNull()
    await expect(isSeenOn(styleOf(tick as Element).color, groundOf(tick?.parentElement as Element))).toBe(true)
    await expect(luis.querySelector('svg')).toBeNull()
  },
}

export const MenuItems: Story = {
  render: () => (
    <Menu
      trigger={<Button>Language</Button>}
      groups={[
        [
          { key: 'en', label: 'English', checked: true, onSelect: nothing },
          { key: 'es', label: 'Español', checked: false, onSelect: nothing },
        ],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await isForced()
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }))
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}')
    const item = (name: string) => screen.getByRole('menuitemcheckbox', { name })
    await waitFor(() => expect(item('English')).toHaveAttribute('data-highlighted'))
    await expect(groundOf(item('English'))).not.toBe(groundOf(item('Español')))
    await expect(isSeenOn(styleOf(item('English')).color, groundOf(item('English')))).toBe(true)
    const ticks = (name: string) => item(name).querySelectorAll('svg').length
    await expect(ticks('English')).toBeGreaterThan(ticks('Español'))
    await expect(Number.parseFloat(styleOf(screen.getByRole('menu')).borderTopWidth)).toBeGreaterThan(0)
  },
}

export const Lists: Story = {
  render: () => (
    <Stack gap="l">
      <SelectField
        label="Training type"
        value="cycling"
        onValueChange={nothing}
        options={[
          { value: 'cycling', label: 'Cycling' },
          { value: 'hiit', label: 'HIIT' },
        ]}
      />
      <ComboboxField
        label="Time zone"
        value="UTC"
        onValueChange={nothing}
        options={ZONES}
        search={() => ZONES}
        emptyText="None"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await isForced()
    const option = (name: string) => screen.getByRole('option', { name })
    await userEvent.click(canvas.getByRole('combobox', { name: 'Training type' }))
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(option('HIIT')).toHaveAttribute('data-highlighted'))
    await expect(groundOf(option('HIIT'))).not.toBe(groundOf(option('Cycling')))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(canvas.getByRole('combobox', { name: 'Time zone' }))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(option('Europe/Madrid')).toBeVisible())
    await waitFor(() => expect(groundOf(option('Europe/Madrid'))).not.toBe(groundOf(option('UTC'))))
  },
}

/** What is ticked shows its tick, and every box its edge. */
export const Ticks: Story = {
  render: () => (
    <Stack gap="m">
      <CheckboxField label="Yes" checked onCheckedChange={nothing} />
      <CheckboxField label="No" checked={false} onCheckedChange={nothing} />
      <CheckList
        doneLabel="Done"
        openLabel="To do"
        items={[
          { key: 'room', title: 'A room', isDone: true },
          { key: 'wall', title: 'A wall', isDone: false },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await isForced()
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    for (const name of ['Yes', 'No'])
      await expect(isSeenOn(styleOf(box(name)).borderTopColor, groundOf(document.body))).toBe(true)
    await expect(box('No').querySelector('svg')).toBeNull()
    const tick = box('Yes').querySelector('svg') as Element
    await expect(isSeenOn(styleOf(tick).color, groundOf(box('Yes')))).toBe(true)
    const [done, open] = canvas.getAllByRole('listitem')
    await expect(done?.querySelectorAll('svg')).toHaveLength(1)
    await expect(open?.querySelectorAll('svg')).toHaveLength(0)
  },
}
