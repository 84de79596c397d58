import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { fitsWall, namesOf, overlapsOf, tilesOf } from '../stories/fits-wall.ts'
import { centerOf, classMeta, inCenter, running, secondsFromNow } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'
import { RESULTS_DWELL } from './wall-results-page.tsx'

const meta = {
  ...classMeta,
  args: { ...classMeta.args, kind: 'wall', canControl: false },
  globals: { viewport: { value: 'w1920' } },
} satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const says = (words: RegExp) => screen.findByText(words)

/** Legible in the last row: 43 px at 1080 lines. */
const saysAddress = async (wall: HTMLElement): Promise<void> => {
  const address = [...wall.querySelectorAll('p, figcaption')].find(({ textContent }) => textContent.includes('/join/'))
  const size = address === undefined ? 0 : Number.parseFloat(getComputedStyle(address).fontSize)
  await expect(size / Math.min(innerHeight, (innerWidth * 9) / 16)).toBeGreaterThanOrEqual(43 / 1080)
}

const saysJoined = async (joined: number): Promise<void> => {
  const words = await says(new RegExp(`^(${joined} ha(s|ve) joined|Ya se unieron ${joined})$`))
  await expect(Number.parseFloat(getComputedStyle(words).fontSize) / innerHeight).toBeGreaterThanOrEqual(40 / 1080)
}

const peopled = (members: number): Story => ({
  ...inCenter(() => running({ members, capacity: 101 })),
  play: async ({ canvasElement }) => {
    await expect(await says(new RegExp(`${members} (of|de) ${members} `))).toBeVisible()
    await waitFor(() => expect(tilesOf(canvasElement).count).toBe(members))
    await fitsWall(canvasElement)
  },
})

export const Idle: Story = {
  ...inCenter(() => null),
  play: async ({ canvasElement }) => {
    await expect(await says(/^(Waiting for the coach|En espera)/)).toBeVisible()
    await saysAddress(canvasElement)
    await fitsWall(canvasElement)
  },
}

const counting = (seconds: number, members: number): Story => ({
  ...inCenter(() => running({ startAt: secondsFromNow(seconds), members, strapless: 1 })),
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('timer')).toBeVisible()
    await saysAddress(canvasElement)
    await saysJoined(members)
    const people = within(screen.getByRole('list', { name: /^(Joined|Ya se unieron)$/ })).getAllByRole('listitem')
    await expect(people).toHaveLength(members)
    await expect(people[0]).toHaveTextContent('Colibrí97')
    await expect(people.at(-1)).toHaveTextContent(/(no strap yet|aún sin banda)$/)
    await fitsWall(canvasElement)
  },
})

export const FourMinutesBefore: Story = counting(240, 3)
export const SecondsBefore: Story = counting(8, 12)

export const Nobody: Story = {
  ...inCenter(() => running({ members: 0 })),
  play: async ({ canvasElement }) => {
    await expect(await says(/^(Scan to join|Escanea para unirte)$/)).toBeVisible()
    await saysAddress(canvasElement)
    await fitsWall(canvasElement)
  },
}

export const One: Story = peopled(1)
export const Six: Story = { ...peopled(6), tags: ['picture'] }
export const Twelve: Story = peopled(12)
export const Twenty: Story = { ...peopled(20), tags: ['picture'] }
export const TwentyInLargestText: Story = { ...peopled(20), args: { settings: { textSize: 'largest' } } }
export const Fifty: Story = peopled(50)
export const Hundred: Story = { ...peopled(100), tags: ['picture'] }

const USUAL = ['Maximiliano Gómez', 'Guadalupe Mondrón', 'Wilma Mammuth Wow', 'María José Núñez.']
const WIDE = ['WILLIAM MAMMUTHUS', 'ÁÑGELA MÉNDEZ GÜE', 'WWWWWWWWWWWWWWWWW']
const SEVENTEEN = [...USUAL, ...WIDE]

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 1

/** Names are fitted, and those that don't fit a line take two. */
export const TwentyLongNames: Story = {
  ...inCenter(() => running({ members: 20, capacity: 101, names: SEVENTEEN })),
  play: async ({ canvasElement }) => {
    await expect(SEVENTEEN.map((name) => name.length)).toEqual(SEVENTEEN.map(() => 17))
    await waitFor(() => expect(tilesOf(canvasElement).count).toBe(20))
    await waitFor(async () => {
      const cut = namesOf(canvasElement).filter(isCut)
      await expect([namesOf(canvasElement).length, cut.map(({ textContent }) => textContent)]).toEqual([20, []])
    })
    await expect(tilesOf(canvasElement).name).toBeGreaterThanOrEqual(28)
    await expect(overlapsOf(canvasElement)).toEqual([])
    await fitsWall(canvasElement)
  },
}

const STRANGE = [
  'Maximiliano Guadalupe Mondragón Ruiz',
  'محمد عبد الرحمن',
  '🐆🔥 Jaguar',
  '李小龙',
  'Li',
  'Wilhelmina W. Mammuth',
]

/** Other scripts, pictures, and 35 letters. */
export const StrangeNames: Story = {
  ...inCenter(() => running({ members: 21, capacity: 101, names: STRANGE })),
  play: async ({ canvasElement, loaded }) => {
    for (const members of [21, 60]) {
      centerOf(loaded).tick({ members })
      await waitFor(() => expect(tilesOf(canvasElement).count).toBe(members))
      await waitFor(() => expect(overlapsOf(canvasElement)).toEqual([]))
      await fitsWall(canvasElement)
    }
  },
}

const tileOf = (name: string) => screen.findByRole('group', { name })
const placesOf = (wall: HTMLElement) =>
  [...wall.querySelectorAll<HTMLElement>('[role="group"][data-place]')].map(({ dataset }) => dataset['place'] ?? '')

/** Medals for three, a small number for the others. */
export const Places: Story = {
  ...inCenter(() => running({ members: 12 })),
  play: async ({ canvasElement }) => {
    await expect(await tileOf('Colibrí')).toHaveTextContent(/^Place1CColibrí/)
    const others = Array.from({ length: 9 }, () => 'later')
    await waitFor(() => expect(placesOf(canvasElement)).toEqual(['gold', 'silver', 'bronze', ...others]))
    await expect(canvasElement.querySelector('[data-ranked-by]')).toHaveAttribute('data-ranked-by', 'calories')
  },
}

/** Without calories, efforts rank, and tiles leave out the flame. Who never had a strap is asked for it. */
export const WithoutCalories: Story = {
  ...inCenter(() => running({ members: 6, strapless: 1, withoutCalories: true })),
  play: async ({ canvasElement }) => {
    await expect(await tileOf('María José')).toHaveTextContent(/(Connect your strap|Conecta tu banda)$/)
    await expect(await tileOf('María José')).toHaveAttribute('data-place', 'none')
    await expect(await tileOf('Trueno')).toHaveAttribute('data-place', 'gold')
    await expect(canvasElement.querySelector('[data-ranked-by]')).toHaveAttribute('data-ranked-by', 'effort')
    const flames = screen.queryAllByRole('img', { name: /^(Calories|Calorías)$/ })
    await expect(flames).toEqual([])
  },
}

/** A tile and the column that counts zones use one word. */
export const OneVocabulary: Story = {
  ...inCenter(() => running({ members: 3, capacity: 101, extraEffort: -12 })),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/^(Very light|Muy ligero)$/)).toHaveLength(4))
    await expect(screen.queryByText(/^(Warming up|Calentando)$/)).not.toBeInTheDocument()
  },
}

export const Late: Story = {
  ...inCenter(() => running({ members: 12 })),
  play: async ({ canvasElement, loaded }) => {
    await says(/12 (of|de) 12 /)
    centerOf(loaded).showCode()
    await expect(await says(/^(Scan to join|Escanea para unirte)$/)).toBeVisible()
    await fitsWall(canvasElement)
  },
}

export const WithQuietPeople: Story = {
  ...inCenter(() => running({ members: 20, quiet: 8 })),
  play: async ({ canvasElement }) => {
    await expect(await says(/12 (of|de) 20 /)).toBeVisible()
    await expect(await says(/^(no signal|sin señal)$/)).toBeVisible()
    await fitsWall(canvasElement)
  },
}

const offSkin = (members: number, words: RegExp): Story => ({
  ...inCenter(() => running({ members, capacity: 101, offSkin: 2 })),
  play: async ({ canvasElement }) => {
    await expect(await says(new RegExp(`${members - 2} (of|de) ${members} `))).toBeVisible()
    const [tile, other] = await screen.findAllByRole('group', { name: /^(Colibrí|Rayo)$/ })
    for (const one of [tile, other]) {
      await expect(one).toHaveAttribute('data-signal', 'stale')
      await expect(one).toHaveTextContent(words)
    }
    await fitsWall(canvasElement)
  },
})

/** A strap without skin contact counts nothing. */
export const OffTheSkin: Story = offSkin(6, /No skin contact$/)
export const OffTheSkinAmongTwenty: Story = {
  tags: ['picture'],
  ...offSkin(20, /Sin contacto con la piel$/),
  globals: { ...meta.globals, locale: 'es' },
}

const finished = (members: number): Story => ({
  ...inCenter(() => running({ phase: 'ended', members })),
  play: async ({ canvasElement }) => {
    await expect(await says(/^(Class finished|Clase terminada)$/)).toBeVisible()
    await fitsWall(canvasElement)
  },
})

export const ResultsOfOne: Story = finished(1)
export const ResultsOfSix: Story = finished(6)
export const ResultsOfTwenty: Story = finished(20)
export const ResultsOfFifty: Story = finished(50)
/** All participants are shown within 90 seconds. */
export const ResultsOfHundred: Story = {
  ...finished(100),
  play: async (context) => {
    await finished(100).play?.(context)
    const at = await says(/^1\/\d+$/)
    const pages = Number(at.textContent.split('/')[1])
    await expect(pages).toBeGreaterThan(1)
    await expect(pages * RESULTS_DWELL).toBeLessThanOrEqual(90)
  },
}
