import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { fitsWall, namesOf, overlapsOf, tilesOf } from '../stories/fits-wall.ts'
import { centerOf, classMeta, inCenter, running } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const meta = {
  ...classMeta,
  args: { ...classMeta.args, kind: 'wall', canControl: false, next: { roomName: 'Cycling', from: '19:00' } },
} satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>
type Settings = NonNullable<Parameters<typeof StorySession>[0]['settings']>

const qrWidth = (): number => screen.getByRole('img', { name: /QR/ }).getBoundingClientRect().width
/** A code alone takes two fifths of the shorter side. */
const isLarge = () => expect(qrWidth()).toBeGreaterThanOrEqual(Math.min(innerWidth, innerHeight) * 0.4)
const drawn = async (): Promise<void> => void (await screen.findByRole('img', { name: /QR/ }))

/** Minimum px of effort, names, and readings by number of participants, at 1920 x 1080. */
const READ_FROM_AFAR = [
  [6, 200, 28, 32],
  [12, 140, 28, 32],
  [20, 120, 28, 32],
  [24, 110, 28, 32],
  [50, 80, 20, 18],
  [60, 75, 20, 18],
  [100, 44, 16, 15],
] as const

/** Up to 24 people, names of up to nine letters are this large. */
const USUAL_NAME = { letters: 9, size: 36, upTo: 24 }

const usualNamesOf = (wall: HTMLElement): readonly number[] =>
  namesOf(wall)
    .filter(({ textContent }) => textContent.length <= USUAL_NAME.letters)
    .map((name) => Number.parseFloat(getComputedStyle(name).fontSize))

/** From here on, tiles leave out the zone's word. */
const WORDS_BELOW = 40

const isReadFromAfar = async (wall: HTMLElement, [members, effort, name, reading]: (typeof READ_FROM_AFAR)[number]) => {
  const tiles = tilesOf(wall)
  await expect(tiles.effort).toBeGreaterThanOrEqual(effort)
  await expect(tiles.name).toBeGreaterThanOrEqual(name)
  if (members <= USUAL_NAME.upTo) await expect(Math.min(...usualNamesOf(wall))).toBeGreaterThanOrEqual(USUAL_NAME.size)
  await expect(tiles.reading).toBeGreaterThanOrEqual(reading)
  await expect(tiles.words).toBe(members < WORDS_BELOW ? members : 0)
  await expect(tiles.top).toBeLessThan(130)
  await expect(overlapsOf(wall)).toEqual([])
}

/** Runs a class from poster to results. Nothing is cut, scrolled, or too small. */
const walked = (width: number, locale: 'en' | 'es', settings: Settings = {}): Story => ({
  ...inCenter(() => null),
  args: { settings },
  globals: { locale, ...onScreen(width) },
  play: async ({ canvasElement, loaded }) => {
    const center = centerOf(loaded)
    await drawn()
    await fitsWall(canvasElement)
    center.open(running({ startAt: Date.now() + 200_000, members: 4 }))
    await screen.findByText(/^3:[12]\d$/)
    await drawn()
    await isLarge()
    await fitsWall(canvasElement)
    center.open(running({ members: 0, capacity: 100 }))
    center.tick()
    await screen.findByText(/^(Scan to join|Escanea para unirte)$/)
    await drawn()
    await isLarge()
    await fitsWall(canvasElement)
    for (const members of [1, 6, 20, 50, 100]) {
      center.tick({ members })
      await screen.findByText(new RegExp(`${members} (of|de) ${members} `))
      await waitFor(() => expect(tilesOf(canvasElement).count).toBeGreaterThanOrEqual(Math.min(members, 2)))
      await fitsWall(canvasElement)
      // the bar shrinks once no spot is free, which moves the tiles
      await waitFor(async () => {
        const { name, effort, top, bottom } = tilesOf(canvasElement)
        await expect(name).toBeGreaterThanOrEqual(16)
        await expect(effort).toBeGreaterThanOrEqual(28)
        // tiles fill the space below the bar, except for the page indicator
        await expect(top).toBeLessThan(innerHeight * 0.24)
        await expect(bottom).toBeGreaterThan(innerHeight * 0.88)
      })
      if (members === 100) continue
      await drawn()
      await expect(qrWidth()).toBeGreaterThanOrEqual(width < 1920 ? 84 : 120)
    }
    center.open(running({ phase: 'ended', members: 100 }))
    await screen.findByText(/^(Class finished|Clase terminada)$/)
    await screen.findByText(/^1\//)
    await fitsWall(canvasElement)
  },
})
export const Box1024: Story = walked(1024, 'en')
export const Box1024InSpanish: Story = walked(1024, 'es')
export const Box1280: Story = walked(1280, 'en')
export const Box1280InSpanish: Story = walked(1280, 'es')
export const Square1600: Story = walked(1600, 'es')
export const Wide2560: Story = walked(2560, 'en')
export const OnEnd1080: Story = walked(1080, 'en')
export const OnEnd1080InSpanish: Story = walked(1080, 'es')
export const Full1920: Story = { ...walked(1920, 'es'), tags: ['picture'] }
export const Fine3840: Story = walked(3840, 'en')
export const Largest1920: Story = walked(1920, 'es', { textSize: 'largest', overscan: 5 })

export const FromAfar1920: Story = {
  ...inCenter(() => running({ members: 1, capacity: 101 })),
  globals: onScreen(1920),
  play: async ({ canvasElement, loaded }) => {
    for (const least of READ_FROM_AFAR) {
      const [members] = least
      centerOf(loaded).tick({ members })
      await waitFor(() => expect(tilesOf(canvasElement).count).toBe(members))
      await drawn()
      await waitFor(() => isReadFromAfar(canvasElement, least))
      await expect(qrWidth()).toBeGreaterThanOrEqual(members < 10 ? innerHeight * 0.3 : 120)
    }
  },
}

/** Above 100 %, the number has three digits of the same height. */
export const AboveMaximum1920: Story = {
  ...inCenter(() => running({ members: 20, capacity: 101, extraEffort: 56 })),
  globals: onScreen(1920),
  play: async ({ canvasElement, loaded }) => {
    for (const [members, effort] of READ_FROM_AFAR) {
      centerOf(loaded).tick({ members })
      await waitFor(() => expect(tilesOf(canvasElement).count).toBe(members))
      await screen.findAllByText(/^1\d\d$/)
      await waitFor(async () => {
        await expect(tilesOf(canvasElement).effort).toBeGreaterThanOrEqual(effort)
        await expect(overlapsOf(canvasElement)).toEqual([])
      })
    }
  },
}

/** Larger text makes no name and no reading smaller, and 20 people stay on one page. */
export const TextSizes1920: Story = {
  ...inCenter(() => running({ members: 20, capacity: 101 })),
  args: { settings: { textSize: 'largest' } },
  globals: onScreen(1920),
  play: async ({ canvasElement, loaded }) => {
    for (const [members, , name, reading] of READ_FROM_AFAR) {
      centerOf(loaded).tick({ members })
      await screen.findByText(new RegExp(`${members} of ${members} `))
      await waitFor(async () => {
        const tiles = tilesOf(canvasElement)
        await expect(tiles.count).toBeGreaterThanOrEqual(Math.min(members, 24))
        await expect(tiles.name).toBeGreaterThanOrEqual(name * 1.05)
        await expect(tiles.reading).toBeGreaterThanOrEqual(reading * 1.05)
        await expect(overlapsOf(canvasElement)).toEqual([])
      })
      await fitsWall(canvasElement)
    }
  },
}
