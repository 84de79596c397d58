import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { Columns } from '../columns/columns.tsx'
import { Heading } from '../heading/heading.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { IconName } from '../icon/icon.tsx'
import { Inline } from '../inline/inline.tsx'
import { NavGroup } from '../nav-group/nav-group.tsx'
import { NavItem } from '../nav-item/nav-item.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Stack } from '../stack/stack.tsx'
import { StatCard } from '../stat-card/stat-card.tsx'
import { AppShell, type AppShellProps } from './app-shell.tsx'

const item = (icon: IconName, label: string, active = false) => (
  <NavItem
    icon={icon}
    label={label}
    active={active}
    activeTone="danger"
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- NavItem fills it
    link={<a href={`#${label.toLowerCase()}`} onClick={(event) => event.preventDefault()} />}
  />
)

const meta = {
  component: AppShell,
  parameters: {
    usage: {
      purpose: 'Holds every screen of the panel: top bar, menu and the one main area.',
      do: [
        'Give it one view at a time',
        'the view brings its heading.',
        "Name the menu and its buttons in the reader's language.",
      ],
      dont: ['Do not put a second main area or a second menu inside.'],
      keys: [
        { keys: ['Tab'], does: 'reaches the link that skips the menu first' },
        { keys: ['Enter'], does: 'follows it into the view' },
        { keys: ['Space'], does: 'makes the menu narrow, or wide again, on its button' },
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    name: (
      <Heading level={2} size="m">
        Latido
      </Heading>
    ),
    topBar: (
      <>
        <Button tone="ghost" size="s" icon="language">
          ES
        </Button>
        <Avatar name="Carla Ruiz" size="s" named />
      </>
    ),
    menu: (
      <>
        {item('dashboard', 'Dashboard', true)}
        {item('rooms', 'RookRemote')}
        {item('users', 'Users')}
        {item('trophy', 'Challenges')}
      </>
    ),
    menuLabel: 'Main menu',
    openMenuLabel: 'Open menu',
    closeMenuLabel: 'Close menu',
    isMenuNarrow: false,
    onMenuNarrowChange: fn(),
    narrowMenuLabel: 'Collapse menu',
    widenMenuLabel: 'Expand menu',
    skipLabel: 'Skip to content',
    busyLabel: 'Loading',
    children: (
      <Stack gap="xl">
        <PageHeader title="Good morning, Carla" text="Three classes today." />
        <Columns min="stat">
          <StatCard label="Members" value="120" icon="users" />
          <StatCard label="Sessions" value="1,482" icon="heart" tone="danger" />
          <StatCard label="Calories" value="48,210" unit="kcal" icon="flame" />
          <StatCard label="Rooms" value="6" icon="rooms" />
        </Columns>
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    // the title of a view takes focus when another view came before it
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

function SlowView(args: AppShellProps) {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <AppShell {...args} isBusy={isBusy} topBar={<Button onClick={() => setIsBusy(false)}>Stop</Button>}>
      <Button onClick={() => setIsBusy(true)}>Reports</Button>
    </AppShell>
  )
}

/** The view before stays in sight, dimmed and without clicks, until the next one has loaded. */
export const Busy: Story = {
  render: (args) => <SlowView {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Reports' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(getComputedStyle(opener).pointerEvents).toBe('none')
    canvas.getByRole('button', { name: 'Stop' }).click()
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy')
  },
}

/** The test browser is narrower than 1280 px, so the menu hides behind its button. */
export const MenuAsDrawer: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Main menu' })
    await expect(drawer).toBeVisible()
    await userEvent.click(await screen.findByRole('link', { name: 'RookRemote' }))
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
  },
}

function Remembering(args: AppShellProps) {
  const [isNarrow, setIsNarrow] = useState(args.isMenuNarrow)
  return <AppShell {...args} isMenuNarrow={isNarrow} onMenuNarrowChange={setIsNarrow} />
}

/** Icons only, with accessible names and tooltips. */
export const NarrowMenu: Story = {
  args: {
    topBar: null,
    menu: (
      <>
        {item('dashboard', 'Dashboard')}
        <NavGroup label="Rooms">
          {item('device', 'RookLegend')}
          {item('bolt', 'RookRemote', true)}
        </NavGroup>
        {item('users', 'Users')}
      </>
    ),
  },
  globals: { viewport: { value: 'w1366' } },
  render: (args) => <Remembering {...args} />,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main menu' })
    const opener = canvas.getByRole('button', { name: 'Collapse menu' })
    await expect(menu).toHaveProperty('offsetWidth', 248)
    opener.focus()
    await userEvent.keyboard(' ')
    await expect(menu).toHaveProperty('offsetWidth', 64)
    await expect(menu.scrollWidth).toBeLessThanOrEqual(64)
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveFocus()
    await expect(canvas.getByRole('group', { name: 'Rooms' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dashboard')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** Paper shows the page without its header and menu. */
export const Printed: Story = {
  globals: { colors: 'print' },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull())
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('main')).toBeVisible()
  },
}

/** A long name gives way to the buttons: nothing runs out of a phone. */
export const LongNameOnAPhone: Story = {
  args: {
    name: (
      <Heading level={2} size="s">
        Acondicionamiento-Cuauhtémoc-Iztapalapa
      </Heading>
    ),
    topBar: (
      <Inline gap="xs" wrap={false}>
        <IconButton icon="search" label="Search" />
        <IconButton icon="language" label="Language" />
        <IconButton icon="user" label="Profile" />
      </Inline>
    ),
    children: null,
  },
  render: (args) => (
    <div data-testid="phone" style={{ width: 360 }}>
      <AppShell {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const phone = canvas.getByTestId('phone')
    await expect(phone.scrollWidth).toBeLessThanOrEqual(360)
    await expect(canvas.getByText(/^Acondicionamiento/).clientHeight).toBeLessThan(32)
    const profile = canvas.getByRole('button', { name: 'Profile' })
    await expect(profile.getBoundingClientRect().right).toBeLessThanOrEqual(phone.getBoundingClientRect().right)
  },
}
