import type { OwnResult } from '@repo/api-client/classes/join-class'
import type { OwnNumbers } from '@repo/api-client/classes/own-numbers'
import { emptyJoinForm } from '@repo/domain/classes/join-form'
import type { JoinedClass, OpenClass, PhoneLife } from '@repo/domain/classes/phone-life'
import type { StrapState } from '@repo/domain/classes/strap-link'
import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'

import { keepResult, useKeptResult } from '../app/kept-result.ts'
import { resetNumbers, useNumbersStore } from '../app/numbers-store.ts'
import { usePhoneStore } from '../app/phone-store.ts'

const MINUTE = 60_000

const openAt = (index: number, roomName: string): OpenClass => ({
  roomUuid: `0190a000-0000-7000-8000-00000000000${index}`,
  roomName,
  trainingName: 'Cycling',
  startAt: Date.now() - 20 * MINUTE,
  finishAt: Math.floor(Date.now() / 1000) * 1000 + 25 * MINUTE,
})

const joined = (): JoinedClass => ({
  ...openAt(1, 'Sala Fuego'),
  participationUuid: '0190a000-0000-7000-8000-000000000011',
  userUuid: '0190a000-0000-7000-8000-000000000012',
  pseudonym: 'Relámpago Azul',
  byCode: false,
  token: 'story',
})

const own = (): OwnNumbers => ({
  pseudonym: 'Relámpago Azul',
  imageUrl: null,
  effort: 83,
  heartRate: 154,
  calories: 212,
  steps: null,
  signal: 'live',
  measuredAt: Date.now(),
  maxHeartRate: 186,
  points: 81.5,
  seconds: 1200,
  zoneSeconds: [90, 180, 330, 420, 180],
  averageEffort: 78.4,
  peakHeartRate: 172,
  joinRequest: null,
})

const heartRateAt = (index: number): number =>
  Math.round(92 + 50 * Math.min(1, index / 20) + 20 * Math.sin(index / 3.6) - (index > 88 ? (index - 88) * 3 : 0))

const result = (): OwnResult => ({
  curve: { stepSeconds: 12, heartRates: Array.from({ length: 100 }, (_, index) => heartRateAt(index)) },
  averageHeartRate: 145.8,
  place: 2,
  competitors: 20,
  order: 'calories',
})

const CENTER = { key: 'demo', name: 'Latido Demo', logoUrl: null }

/** The page calls its server on import, which a story must fake. */
const loadPage = async (): Promise<ComponentType> => {
  const real = globalThis.fetch
  globalThis.fetch = (input, ...rest) =>
    input === '/join/config.json' ? Promise.resolve(Response.json({ apiBaseUrl: '' })) : real(input, ...rest)
  const { JoinApp } = await import('./join-app.tsx')
  globalThis.fetch = real
  return JoinApp
}

interface PhoneProps {
  life: () => PhoneLife
  numbers?: () => OwnNumbers | null
  needsLetters?: boolean
  ended?: OwnResult | null
  /** A result that the phone kept. */
  kept?: boolean
}

const meta = {
  args: { life: () => ({ phase: 'looking-up', isOffline: false }) },
  loaders: [
    async ({ args: { life, numbers, needsLetters = false, ended = null, kept = false } }) => {
      resetNumbers(0)
      useNumbersStore.setState({ own: numbers?.() ?? null, result: ended })
      useKeptResult.setState({ kept: null, isOpen: false })
      if (kept) keepResult(joined(), own(), result())
      usePhoneStore.setState({
        life: life(),
        center: CENTER,
        form: emptyJoinForm,
        tookOver: false,
        needsLetters,
        visibility: null,
      })
      return { page: await loadPage() }
    },
  ],
  render: (_, { loaded }) => {
    const Page = loaded['page'] as ComponentType
    return <Page />
  },
} satisfies Meta<PhoneProps>
export default meta
type Story = StoryObj<PhoneProps>

const says = (name: string) => screen.findByRole('heading', { level: 1, name })

const fits = () => waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth))

export const LookingUp: Story = {
  play: async () => {
    await says('Looking for your class')
  },
}

export const UnknownCenter: Story = {
  args: { life: () => ({ phase: 'unknown-center' }) },
  play: async () => {
    await says("There's no center at this address")
  },
}

export const NoClassYet: Story = {
  args: { life: () => ({ phase: 'no-class', room: 'idle', isOffline: false }) },
  play: async () => {
    await says("There's no class in this room right now")
  },
}

export const ManyClasses: Story = {
  args: {
    life: () => ({
      phase: 'choosing',
      classes: [openAt(1, 'Sala Fuego'), openAt(2, 'Cycling'), openAt(3, 'M'.repeat(50))],
      isOffline: true,
    }),
  },
  play: async () => {
    await says('Which class are you in?')
    await expect(screen.getAllByRole('link')).toHaveLength(3)
    await fits()
  },
}

export const Form: Story = {
  tags: ['picture'],
  args: { life: () => ({ phase: 'form', class: openAt(1, 'Sala Fuego'), fault: null }) },
  play: async () => {
    await says('Sala Fuego')
    await userEvent.click(screen.getByRole('button', { name: 'Join the class' }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
  },
}

export const FullInSpanish: Story = {
  args: {
    life: () => ({
      phase: 'form',
      class: openAt(1, 'Sala Fuego'),
      fault: { code: 'class-full', message: 'La clase está llena: 20 de 20 lugares.' },
    }),
  },
  globals: { locale: 'es', ...onScreen(320) },
  play: async () => {
    await says('Sala Fuego')
    await expect(screen.getByRole('alert')).toBeVisible()
    await fits()
  },
}

export const AsksLetters: Story = {
  args: {
    life: () => ({
      phase: 'form',
      class: openAt(1, 'Sala Fuego'),
      fault: { code: 'class-letters-required', message: '' },
    }),
    needsLetters: true,
  },
  globals: onScreen(360),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('four letters')
    await userEvent.type(screen.getByLabelText('Your sign-in code'), '123456')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Join the class' }))
    await waitFor(() => expect(screen.getByLabelText('Letters of the class')).toHaveFocus())
    await expect(screen.getByText('Type the four letters')).toBeVisible()
    await fits()
  },
}

export const LettersWrongInSpanish: Story = {
  args: {
    life: () => ({
      phase: 'form',
      class: openAt(1, 'Sala Fuego'),
      fault: { code: 'class-letters-wrong', message: '' },
    }),
    needsLetters: true,
  },
  globals: { locale: 'es', ...onScreen(360) },
  play: async () => {
    await says('Sala Fuego')
    await expect(screen.getByRole('alert')).toBeVisible()
    await fits()
  },
}

export const FormWithAChoice: Story = {
  args: { life: () => ({ phase: 'form', class: openAt(1, 'Sala Fuego'), fault: null }) },
  globals: onScreen(360),
  play: async () => {
    const choice = within(await screen.findByRole('region', { name: 'What the display shows of me' }))
    await expect(choice.getByText('Everything')).toBeVisible()
    await userEvent.click(choice.getByRole('button', { name: 'Change' }))
    await userEvent.click(choice.getByRole('radio', { name: /^Only my color/ }))
    await expect(usePhoneStore.getState().visibility).toBe('color')
    await userEvent.click(choice.getByRole('button', { name: 'Hide me' }))
    await expect(usePhoneStore.getState().visibility).toBe('nothing')
    await expect(choice.queryByRole('button', { name: 'Hide me' })).toBeNull()
    await fits()
  },
}

export const AsksForAGuardianInSpanish: Story = {
  args: {
    life: () => ({
      phase: 'form',
      class: openAt(1, 'Sala Fuego'),
      fault: { code: 'consent-of-guardian-needed', message: '' },
    }),
  },
  globals: { locale: 'es', ...onScreen(360) },
  play: async () => {
    await says('Sala Fuego')
    await expect(screen.getByRole('alert')).toHaveTextContent('Primero debe aceptar tu madre, padre o tutor')
    await fits()
  },
}

export const OnAnotherPhone: Story = {
  args: { life: () => ({ phase: 'confirming', class: openAt(1, 'Sala Fuego'), isRefused: false }) },
  play: async () => {
    await says("You're already in this class on another phone")
  },
}

export const InClass: Story = {
  tags: ['picture'],
  args: {
    life: () => ({ phase: 'joined', class: joined(), strap: { state: 'none', fault: null } }),
    numbers: own,
  },
  play: async () => {
    await says('Cycling')
    await expect(await screen.findByRole('group', { name: 'Relámpago Azul' })).toHaveTextContent('154')
  },
}

/** Equals a 1280 px viewport at 400 % zoom. */
export const InClassInSpanish: Story = {
  tags: ['picture'],
  ...InClass,
  globals: { locale: 'es', ...onScreen(320) },
  play: async () => {
    await says('Cycling')
    await userEvent.click(await screen.findByRole('button', { name: 'Salir de la clase' }))
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await fits()
  },
}

export const InClassInForcedColors: Story = {
  ...InClass,
  globals: { colors: 'forced', ...onScreen(360) },
  // axe tests the page's colors, not the forced ones
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async () => {
    await expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    const tile = await screen.findByRole('group', { name: 'Relámpago Azul' })
    const pips = [...tile.querySelectorAll('[aria-hidden="true"] > span:empty')]
    await expect(pips.map((pip) => getComputedStyle(pip).opacity === '1')).toEqual([true, true, true, true, false])
    const leave = screen.getByRole('button', { name: 'Leave the class' })
    leave.focus()
    await waitFor(() => expect(getComputedStyle(leave).outlineStyle).toBe('solid'))
  },
}

const lacksBluetooth = () => {
  const had = Object.getOwnPropertyDescriptor(Navigator.prototype, 'bluetooth')
  if (had === undefined) return () => {}
  Reflect.deleteProperty(Navigator.prototype, 'bluetooth')
  return () => {
    Object.defineProperty(Navigator.prototype, 'bluetooth', had)
  }
}

const withoutStrap = (hasReceiver: boolean) => ({
  life: (): PhoneLife => ({
    phase: 'joined',
    class: { ...joined(), hasReceiver },
    strap: { state: 'none', fault: null },
  }),
})

export const NoBluetooth: Story = {
  args: withoutStrap(false),
  beforeEach: lacksBluetooth,
  globals: onScreen(360),
  play: async () => {
    await says('Cycling')
    await expect(await screen.findByText(/This room only gets heart rates from phones/)).toBeVisible()
  },
}

const receivesNoStrap = () => {
  const real = globalThis.fetch
  globalThis.fetch = (input, ...rest) =>
    typeof input === 'string' && input.endsWith('/participation/straps')
      ? Promise.resolve(Response.json({ data: [], own: null }))
      : real(input, ...rest)
  return () => {
    globalThis.fetch = real
  }
}

export const NoBluetoothButAReceiver: Story = {
  args: withoutStrap(true),
  beforeEach: () => {
    const [restoreBluetooth, restoreFetch] = [lacksBluetooth(), receivesNoStrap()]
    return () => {
      restoreBluetooth()
      restoreFetch()
    }
  },
  globals: { locale: 'es', ...onScreen(320) },
  play: async () => {
    await says('Cycling')
    await expect(await screen.findByRole('heading', { name: 'Elige tu banda' })).toBeVisible()
    await expect(await screen.findByText(/Ponte tu banda/)).toBeVisible()
    await fits()
  },
}

const withStrap = (state: StrapState, offersAnother = false) => ({
  life: (): PhoneLife => ({
    phase: 'joined',
    class: joined(),
    strap: { state, name: 'Banda 42', offersAnother },
  }),
  numbers: own,
})

const hasBluetooth = () => {
  const had = Object.getOwnPropertyDescriptor(navigator, 'bluetooth')
  Object.defineProperty(navigator, 'bluetooth', { value: {}, configurable: true })
  return () => {
    if (had === undefined) Reflect.deleteProperty(navigator, 'bluetooth')
    else Object.defineProperty(navigator, 'bluetooth', had)
  }
}

export const StrapDoesNotAnswer: Story = {
  args: withStrap('unanswered'),
  beforeEach: hasBluetooth,
  play: async () => {
    await says('Cycling')
    await expect(await screen.findByText("Banda 42 isn't responding. Trying again…")).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Connect another strap' })).toBeVisible()
  },
}

export const StrapIsSilentInSpanish: Story = {
  args: withStrap('silent', true),
  beforeEach: hasBluetooth,
  globals: { locale: 'es', ...onScreen(320) },
  play: async () => {
    await says('Cycling')
    await expect(
      await screen.findByText('Banda 42 no envía tu frecuencia cardiaca. Volviendo a intentar…'),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Conectar otra banda' })).toBeVisible()
    await fits()
  },
}

export const StrapOffTheSkin: Story = {
  args: withStrap('off-skin'),
  beforeEach: hasBluetooth,
  play: async () => {
    await says('Cycling')
    const tile = await screen.findByRole('group', { name: 'Relámpago Azul' })
    await expect(tile).toHaveAttribute('data-signal', 'stale')
    await expect(tile).toHaveTextContent('No skin contact')
    await expect(screen.getByText(/Banda 42 isn't touching your skin, so nothing counts/)).toBeVisible()
  },
}

export const StrapOffTheSkinInSpanish: Story = {
  args: withStrap('off-skin'),
  beforeEach: hasBluetooth,
  globals: { locale: 'es', ...onScreen(320) },
  play: async () => {
    await says('Cycling')
    const tile = await screen.findByRole('group', { name: 'Relámpago Azul' })
    await expect(tile).toHaveTextContent('Sin contacto con la piel')
    await expect(screen.getByText(/Banda 42 no hace contacto con tu piel/)).toBeVisible()
    await fits()
  },
}

export const CountsInAnotherRoom: Story = {
  args: { ...withStrap('connected'), numbers: () => ({ ...own(), countsIn: 'Sala Agua' }) },
  beforeEach: hasBluetooth,
  play: async () => {
    await says('Cycling')
    await expect(screen.getByText('Your heart rate counts in Sala Agua')).toBeVisible()
  },
}

export const CountsInAnotherRoomInSpanish: Story = {
  args: { ...withStrap('connected'), numbers: () => ({ ...own(), countsIn: 'Sala de acondicionamiento físico 2' }) },
  beforeEach: hasBluetooth,
  globals: { locale: 'es', ...onScreen(320) },
  play: async () => {
    await says('Cycling')
    await expect(screen.getByText('Tu frecuencia cuenta en Sala de acondicionamiento físico 2')).toBeVisible()
    await fits()
  },
}

/** Answers calls with the given bodies, and notes what was sent. */
const answering = (...answers: readonly { readonly status?: number; readonly body: object }[]) => {
  const sent: { readonly path: string; readonly body: unknown }[] = []
  const left = [...answers]
  const stub = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    sent.push({ path: pathname, body: await new Response(init?.body ?? null).json() })
    const { status = 200, body } = left.shift() ?? { body: {} }
    return Response.json(body, { status })
  })
  return { sent, restore: () => stub.mockRestore() }
}

const byCode = (): PhoneLife => ({
  phase: 'joined',
  class: { ...joined(), byCode: true },
  strap: { state: 'none', fault: null },
})
const shown = () => screen.findByRole('region', { name: 'What the display shows of me' })

export const HidesInOnePress: Story = {
  args: { life: byCode, numbers: own },
  globals: onScreen(360),
  play: async () => {
    const panel = within(await shown())
    const { sent, restore } = answering({ body: { visibility: 'nothing' } }, { body: { visibility: 'all' } })
    await userEvent.click(panel.getByRole('button', { name: 'Hide me now' }))
    await expect(await panel.findByText('Nothing')).toBeVisible()
    await userEvent.click(await panel.findByRole('button', { name: 'Show me again' }))
    await expect(await panel.findByText('Everything')).toBeVisible()
    restore()
    const path = '/api/v2/participation/visibility'
    await expect(sent).toEqual([
      { path, body: { visibility: 'nothing', keep: false } },
      { path, body: { visibility: 'all', keep: false } },
    ])
    await fits()
  },
}

export const KeepsAChoiceAndALimit: Story = {
  tags: ['picture'],
  args: { life: byCode, numbers: () => ({ ...own(), visibilityAtMost: 'color' }) },
  globals: onScreen(360),
  play: async () => {
    const panel = within(await shown())
    await userEvent.click(panel.getByRole('button', { name: 'Change' }))
    await expect(panel.getAllByRole('radio')).toHaveLength(4)
    const { sent, restore } = answering(
      { body: { visibility: 'color' } },
      { body: { visibility: 'color' } },
      { body: { ceiling_bpm: 150 } },
    )
    await userEvent.click(panel.getByRole('radio', { name: /^Only my color/ }))
    await userEvent.click(panel.getByRole('switch', { name: 'Keep it so for me' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'My own limit (bpm)' }), '70')
    await userEvent.click(panel.getByRole('button', { name: 'Set limit' }))
    await expect(await panel.findByText(/^Enter 80 to 220 bpm/)).toBeVisible()
    await userEvent.clear(panel.getByRole('textbox', { name: 'My own limit (bpm)' }))
    await userEvent.type(panel.getByRole('textbox', { name: 'My own limit (bpm)' }), '150')
    await userEvent.click(panel.getByRole('button', { name: 'Set limit' }))
    await expect(await panel.findByRole('button', { name: 'Remove limit' })).toBeVisible()
    restore()
    await expect(sent.map(({ body }) => body)).toEqual([
      { visibility: 'color', keep: false },
      { visibility: 'color', keep: true },
      { ceiling_bpm: 150, keep: true },
    ])
    await fits()
  },
}

export const CantShowMoreByPseudonym: Story = {
  args: { ...withoutStrap(true), numbers: () => ({ ...own(), visibility: 'nothing' }) },
  globals: { locale: 'es', ...onScreen(320) },
  play: async () => {
    await screen.findByRole('button', { name: 'Volver a mostrarme' })
    const { restore } = answering({ status: 422, body: { message: '', code: 'sign-in-code-required' } })
    await userEvent.click(screen.getByRole('button', { name: 'Volver a mostrarme' }))
    await expect(await screen.findByText(/^Para eso necesitas tu código/)).toBeVisible()
    restore()
    await fits()
  },
}

export const HiddenByTheCoach: Story = {
  args: { life: byCode, numbers: () => ({ ...own(), visibility: 'nothing', isHidden: true }) },
  play: async () => {
    await expect(await screen.findByText('Your coach took you off the display for this class.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Show me again' })).toBeNull()
  },
}

const above = (): OwnNumbers => ({ ...own(), ceiling: { bpm: 150, aboveSince: Date.now() - 12_000 } })

export const AboveTheOwnLimit: Story = {
  args: { life: byCode, numbers: above },
  globals: onScreen(360),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Above your limit of 150. Slow down.')
    await fits()
  },
}

export const AboveTheOwnLimitInSpanish: Story = {
  ...AboveTheOwnLimit,
  globals: { locale: 'es', ...onScreen(320) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Por encima de tu límite de 150. Baja el ritmo.')
    await fits()
  },
}

const over = (): PhoneLife => ({ phase: 'over', class: joined() })

export const Over: Story = {
  tags: ['picture'],
  args: { life: over, numbers: own, ended: result() },
  globals: onScreen(360),
  play: async () => {
    await says('Class finished')
    await expect(screen.getByText('2nd of 20')).toBeVisible()
    await expect(screen.getByText('By calories')).toBeVisible()
    await expect(
      await screen.findByRole('img', { name: 'Heart rate over 20:00: average 146 bpm, highest 172 bpm' }),
    ).toBeVisible()
    const zones = within(screen.getByRole('list', { name: 'Time in each zone' }))
    await expect(zones.getAllByRole('listitem')).toHaveLength(6)
    await expect(zones.getByText('0:07:00')).toBeVisible()
    await fits()
  },
}

export const OverInSpanish: Story = {
  tags: ['picture'],
  args: { life: over, numbers: own, ended: { ...result(), place: 11, order: 'effort' } },
  globals: { locale: 'es', ...onScreen(320) },
  play: async () => {
    await says('Clase terminada')
    await expect(screen.getByText('11.º lugar de 20')).toBeVisible()
    await expect(screen.getByText('Por esfuerzo')).toBeVisible()
    await fits()
  },
}

/** The server's part is missing, for example without a connection. */
export const OverWithoutACurve: Story = {
  args: { life: over, numbers: own },
  play: async () => {
    await says('Class finished')
    await expect(screen.getByRole('list', { name: 'Time in each zone' })).toBeVisible()
    await expect(screen.queryByText(/of 20/)).toBeNull()
  },
}

export const OverWithoutABirthday: Story = {
  args: {
    life: over,
    numbers: () => ({ ...own(), maxHeartRate: null, averageEffort: null, zoneSeconds: [0, 0, 0, 0, 0] }),
    ended: { ...result(), place: null },
  },
  globals: onScreen(360),
  play: async () => {
    await says('Class finished')
    await expect(await screen.findByRole('img', { name: /^Heart rate over/ })).toBeVisible()
    await expect(screen.queryByRole('list', { name: 'Time in each zone' })).toBeNull()
  },
}

export const SavesAPicture: Story = {
  args: { life: over, numbers: own, ended: result() },
  play: async () => {
    await says('Class finished')
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(screen.getByRole('button', { name: 'Save as picture' }))
    await waitFor(() => expect(press).toHaveBeenCalledOnce())
    const [link] = press.mock.contexts as HTMLAnchorElement[]
    await expect(link?.download).toMatch(/^Cycling .+\.png$/)
    press.mockRestore()
  },
}

export const ReturnsToTheResult: Story = {
  args: { life: () => ({ phase: 'no-class', room: 'idle', isOffline: false }), kept: true },
  globals: onScreen(360),
  play: async () => {
    await says("There's no class in this room right now")
    await userEvent.click(screen.getByRole('button', { name: 'Your last result: Cycling' }))
    await says('Your last result')
    await expect(screen.getByText('2nd of 20')).toBeVisible()
    await fits()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await says("There's no class in this room right now")
    await userEvent.click(screen.getByRole('button', { name: 'Your last result: Cycling' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from this phone' }))
    await says("There's no class in this room right now")
    await expect(screen.queryByRole('button', { name: 'Your last result: Cycling' })).toBeNull()
  },
}

export const WithoutAHeartRate: Story = {
  args: { life: () => ({ phase: 'over', class: joined() }) },
  globals: { locale: 'es' },
  play: async () => {
    await says('Clase terminada')
  },
}

export const Removed: Story = {
  args: { life: () => ({ phase: 'banned', class: joined() }) },
  play: async () => {
    await says('You were removed from Cycling')
  },
}

export const Replaced: Story = {
  args: { life: () => ({ phase: 'replaced', class: joined() }) },
  play: async () => {
    await says('You continued on another phone')
  },
}
