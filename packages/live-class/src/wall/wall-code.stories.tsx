import { onScreen } from '@repo/storybook/screens'
import { scannedFromAfar } from '@repo/storybook/take-picture'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { fitsWall, tilesOf } from '../stories/fits-wall.ts'
import { centerOf, classMeta, inCenter, running } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const meta = {
  ...classMeta,
  args: { ...classMeta.args, kind: 'wall', canControl: false },
} satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const LONGEST = 'entrenamiento-en-vivo.centro-del-sur.com'

const codeBox = (): DOMRect => screen.getByRole('img', { name: /QR/ }).getBoundingClientRect()
const isRead = (address: string) => waitFor(async () => expect(await scannedFromAfar(address)).toBe(address))

const isBesideTiles = async (wall: HTMLElement) => {
  const { right, bottom, width } = codeBox()
  await expect(width).toBeGreaterThanOrEqual(120)
  await expect(right).toBeLessThanOrEqual(innerWidth)
  const tiles = [...wall.querySelectorAll('[role="group"]')].map((tile) => tile.getBoundingClientRect())
  await expect(tiles.filter((tile) => tile.right > right - width && tile.top < bottom)).toEqual([])
  await expect(tilesOf(wall).top).toBeLessThan(130)
}

/** The code covers a third of the poster, and stays scannable next to tiles. */
const scanned = (host: string, locale: 'en' | 'es', letters?: string): Story => ({
  ...inCenter(() => running({ members: 0, capacity: 101, ...(letters === undefined ? {} : { letters }) })),
  args: { publicUrl: `https://${host}` },
  globals: { locale, ...onScreen(1920) },
  play: async ({ canvasElement, loaded }) => {
    const address = `HTTPS://${host.toUpperCase()}/JOIN/K7M4X${letters === undefined ? '' : `-${letters}`}`
    await screen.findByText(/^(Scan to join|Escanea para unirte)$/)
    await isRead(address)
    for (const members of [1, 20, 50, 100]) {
      centerOf(loaded).tick({ members })
      await waitFor(() => expect(tilesOf(canvasElement).count).toBe(members))
      await screen.findByText(/^(Join|Únete)$/)
      await isRead(address)
      await waitFor(() => isBesideTiles(canvasElement))
      await fitsWall(canvasElement)
    }
  },
})

export const FromAfar: Story = { ...scanned('demo.example', 'en'), tags: ['picture'] }
export const LongestHostWithLetters: Story = scanned(LONGEST, 'es', 'CDFG')
export const LongestHost: Story = scanned(LONGEST, 'en')
