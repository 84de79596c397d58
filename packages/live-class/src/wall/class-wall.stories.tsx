import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { centerOf, classMeta, inCenter, running } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const meta = {
  ...classMeta,
  args: { ...classMeta.args, kind: 'wall', canControl: false },
} satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

export const BetweenClasses: Story = {
  tags: ['picture'],
  ...inCenter(() => null),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the coach to start a class.')).toBeVisible()
    await expect(canvas.queryByText(/can't open this address/)).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** No phone opens the address of a server that only its own computer reaches. */
export const BetweenClassesOnLoopback: Story = {
  ...inCenter(() => null),
  args: { publicUrl: 'http://localhost:3411' },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Los teléfonos no pueden abrir esta dirección/)).toBeVisible()
  },
}
export const BetweenClassesOfASchedule: Story = {
  ...inCenter(() => null),
  args: { next: { roomName: 'Cycling', from: '19:00' } },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sigue: Cycling, 19:00')).toBeVisible()
    await expect(canvas.getByText(/^\d\d:\d\d$/)).toBeVisible()
    const zones = within(canvas.getByRole('list', { name: 'Zonas de frecuencia cardiaca' })).getAllByRole('listitem')
    await expect(zones).toHaveLength(5)
  },
}

export const Running: Story = {
  tags: ['picture'],
  ...inCenter(() => running({ members: 20 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^20 of 20 live · .* · Cycling$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Stop class' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull()
  },
}

/** With no participants, the display shows how to join. */
export const WithNobody: Story = {
  ...inCenter(() => running({ members: 0 })),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Scan to join')).toBeVisible()
    await expect(canvas.getByText('demo.example/join/K7M4X')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'QR code for joining the class' })).toBeVisible()
    centerOf(loaded).tick({ members: 6 })
    await expect(await canvas.findByText('Join')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Scan to join')).toBeNull())
    await expect(await canvas.findByRole('img', { name: 'QR code for joining the class' })).toBeVisible()
  },
}

export const Full: Story = {
  ...inCenter(() => running({ members: 20 })),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/20 de 20 con señal/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Código QR para unirse a la clase' })).toBeNull())
  },
}

const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor

/** Zones must stay distinguishable and the code scannable. */
export const InForcedColors: Story = {
  tags: ['picture'],
  ...inCenter(() => running({ members: 12 })),
  globals: { colors: 'forced' },
  // axe tests the page's colors, not the forced ones
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    const tiles = await canvas.findAllByRole('group')
    const litIn = (tile: Element): number =>
      [...tile.querySelectorAll('[aria-hidden="true"] > span:empty')].filter(
        (pip) => getComputedStyle(pip).opacity === '1' && groundOf(pip) !== groundOf(document.body),
      ).length
    await expect(new Set(tiles.map(litIn)).size).toBeGreaterThanOrEqual(4)
    const code = await canvas.findByRole('img', { name: 'QR code for joining the class' })
    await expect(groundOf(code.parentElement ?? code)).toBe('rgb(255, 255, 255)')
    const passed = canvas.getByRole('progressbar').firstElementChild ?? code
    await expect(groundOf(passed)).not.toBe(groundOf(document.body))
  },
}

export const ShowsTheCode: Story = {
  ...inCenter(() => running({ members: 12 })),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/^12 of 12 live · .* · Cycling$/)).toBeVisible()
    centerOf(loaded).showCode()
    await expect(await canvas.findByText('Scan to join')).toBeVisible()
    await expect(await canvas.findByText('12 have joined')).toBeVisible()
  },
}

export const Begins: Story = {
  ...inCenter(() => running({ startAt: Date.now() - 500, members: 6 })),
  globals: { locale: 'es' },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('¡Vamos!')).toBeInTheDocument()
    centerOf(loaded).tick({ members: 0 })
    await waitFor(() => expect(canvas.queryByText('¡Vamos!')).toBeNull())
  },
}

/** Everything fits without scrolling. */
export const Results: Story = {
  tags: ['picture'],
  ...inCenter(() => running({ phase: 'ended', members: 20 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Class finished' })).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Top three' })).toBeVisible()
    await expect(canvas.getByText('kcal in total')).toBeVisible()
    const { documentElement } = document
    await expect(documentElement.scrollHeight).toBeLessThanOrEqual(documentElement.clientHeight)
  },
}

export const ResultsInSpanish: Story = {
  ...inCenter(() => running({ phase: 'ended', members: 60 })),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('en zonas 4 y 5')).toBeVisible()
    await expect(canvas.getByText('1/3')).toBeVisible()
  },
}

export const Offline: Story = {
  ...inCenter(() => running({ members: 6, silence: 40_000 })),
  args: { offlineSince: Date.UTC(2026, 0, 1, 20, 2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No connection since 2:02 PM\. Trying again…$/)).toBeVisible()
    await expect(canvas.getByRole('timer')).toBeVisible()
  },
}

export const OfflineBetweenClasses: Story = {
  ...inCenter(() => null),
  args: { offlineSince: Date.UTC(2026, 0, 1, 20, 2) },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sin conexión desde las 14:02/)).toBeVisible()
  },
}
