import { showJoinCode, showMeasurements } from '@repo/api-client/classes/class-summary'
import { answerJoinRequest, banParticipant } from '@repo/api-client/classes/participants'
import { changeClassState, startClass } from '@repo/api-client/classes/run-class'
import { answer, Refused } from '@repo/api-client/fake/answer'
import { defaultClassConfiguration } from '@repo/domain/classes/class-configuration'
import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { keepTypedConfiguration, typedConfiguration } from '../configuration/stored-configuration.ts'
import { ROOM_UUID } from '../stories/class-samples.ts'
import { requestsOf, centerOf, classMeta, inCenter, running, secondsFromNow, toastSays } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const meta = { ...classMeta } satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheStart: Story = {
  ...inCenter(() => null),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sala Fuego' })).toBeVisible()
    const start = await canvas.findByRole('button', { name: /^(Configure and start|Configurar e iniciar)$/ })
    await expect(start).toBeVisible()
  },
}

export const BeforeTheStartInSpanish: Story = { ...BeforeTheStart, globals: { locale: 'es', ...onScreen(1366) } }

const configure = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Configure and start' }))
  return within(await screen.findByRole('dialog', { name: 'Configure the class' }))
}

export const ConfigurationRefused: Story = {
  ...inCenter(() => null),
  play: async ({ canvas, loaded }) => {
    const dialog = await configure(canvas)
    await userEvent.clear(dialog.getByLabelText(/Duration/))
    await userEvent.type(dialog.getByLabelText(/Duration/), '601')
    await userEvent.type(dialog.getByLabelText(/^Capacity/), '5')
    await userEvent.click(dialog.getByRole('button', { name: 'Start class' }))
    await expect(dialog.getByRole('combobox', { name: /Training type/ })).toHaveTextContent('Cycling')
    await expect(dialog.getByText('Enter a number from 1 to 600')).toBeVisible()
    await expect(dialog.getByText('Enter a number from 1 to 100')).toBeVisible()
    await expect(dialog.getByLabelText(/Duration/)).toHaveValue('601')
    await expect(requestsOf(loaded, startClass)).toEqual([])
  },
}

export const ConfigurationByTrainingType: Story = {
  ...inCenter(() => null),
  play: async ({ canvas, loaded }) => {
    const dialog = await configure(canvas)
    await expect(dialog.queryByRole('radio', { name: 'Jumps' })).toBeNull()
    await userEvent.click(dialog.getByRole('combobox', { name: /Training type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Trampoline' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Jumps' }))
    await userEvent.click(dialog.getByRole('switch', { name: 'Unlimited capacity' }))
    await expect(dialog.queryByLabelText(/^Capacity/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Start class' }))
    await waitFor(() => expect(requestsOf(loaded, startClass)).toHaveLength(1))
    const sent = requestsOf(loaded, startClass)[0]?.body
    await expect(sent).toMatchObject({ order: 'jumps', duration: 60, delay: 0, capacity: 100 })
    await expect(await canvas.findByText('No one has joined yet')).toBeVisible()
  },
}

export const StartRefused: Story = {
  ...inCenter(() => null, [answer(startClass, () => new Refused(503, 'unavailable'))]),
  play: async ({ canvas }) => {
    const dialog = await configure(canvas)
    await userEvent.click(dialog.getByRole('combobox', { name: /Training type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Cycling' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Start class' }))
    await toastSays(/An error occurred, please try again later\. \(Code \d+\)/)
    await expect(await canvas.findByRole('button', { name: 'Configure and start' })).toBeEnabled()
  },
}

export const ConfigurationKept: Story = {
  ...inCenter(() => null, [answer(startClass, () => new Refused(401, 'unauthenticated'))]),
  play: async ({ canvas, loaded }) => {
    const dialog = await configure(canvas)
    await userEvent.clear(dialog.getByLabelText(/Duration/))
    await userEvent.type(dialog.getByLabelText(/Duration/), '37')
    await userEvent.click(dialog.getByRole('combobox', { name: /Training type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Cycling' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Start class' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(requestsOf(loaded, startClass)).toHaveLength(1))
    const start = await canvas.findByRole('button', { name: 'Configure and start' })
    await waitFor(() => expect(start).not.toHaveAttribute('aria-busy', 'true'))
    const again = await configure(canvas)
    await expect(await again.findByText('We kept what you typed')).toBeVisible()
    await expect(again.getByLabelText(/Duration/)).toHaveValue('37')
    await userEvent.click(again.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(again.getByLabelText(/Duration/)).toHaveValue('60'))
  },
}

export const ConfigurationLeftOpen: Story = {
  ...inCenter(() => null),
  beforeEach: () => keepTypedConfiguration('coach', ROOM_UUID, { ...defaultClassConfiguration, duration: '37' }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Configure the class' }))
    await expect(dialog.getByLabelText(/Duration/)).toHaveValue('37')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(typedConfiguration('coach', ROOM_UUID)).toBeNull())
  },
}

export const LeftOpenBySomebodyElse: Story = {
  ...inCenter(() => null),
  beforeEach: () =>
    keepTypedConfiguration('another coach', ROOM_UUID, { ...defaultClassConfiguration, duration: '37' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Configure and start' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const WaitingToStart: Story = {
  tags: ['picture'],
  ...inCenter(() => running({ startAt: secondsFromNow(240), finishAt: secondsFromNow(2940), members: 3 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^0?[34]:\d\d$/)
    await expect(await canvas.findByText('3 have joined')).toBeVisible()
    const rows = within(canvas.getByRole('list', { name: 'Participants' }))
    await expect(rows.getAllByRole('listitem')).toHaveLength(3)
    await expect(rows.queryByText(/%/)).toBeNull()
  },
}

export const PersonOfAWaitingClass: Story = {
  ...inCenter(() => running({ startAt: secondsFromNow(240), finishAt: secondsFromNow(2940), members: 3 })),
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Participants' }))
    await userEvent.click(rows.getAllByRole('button')[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Remove / }))
    await expect(await screen.findByRole('alertdialog', { name: /^Remove .* from the class\?$/ })).toBeVisible()
  },
}

export const Running: Story = {
  tags: ['picture'],
  ...inCenter(() => running()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 of 12 live · Cycling')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/2[45]:\d\d/)
  },
}

export const RunningInSpanish: Story = {
  ...inCenter(() => running()),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 de 12 con señal · Cycling')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Detener clase' })).toBeVisible()
  },
}

const actionsOf = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Class actions' }))
  return within(await screen.findByRole('menu'))
}

const endOf = (line: HTMLElement, words: string): number => {
  const [range, text] = [document.createRange(), line.firstChild]
  if (text === null) throw new Error('the line is empty')
  range.setStart(text, 0)
  range.setEnd(text, words.length)
  return range.getBoundingClientRect().right
}

export const RunningOnAPhone: Story = {
  tags: ['picture'],
  ...inCenter(() => running({ members: 6 })),
  globals: onScreen(360),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('6 of 6 live · Cycling')).toBeVisible()
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(112)
    await expect(canvas.queryByRole('button', { name: 'Stop class' })).toBeNull()
    const menu = await actionsOf(canvas)
    await expect(menu.getByRole('menuitemcheckbox', { name: 'By calories' })).toBeChecked()
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'By effort' }))
    await userEvent.click((await actionsOf(canvas)).getByRole('menuitem', { name: 'QR code' }))
    await screen.findByRole('dialog', { name: 'Scan to join' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await actionsOf(canvas)
    await expect(again.getByRole('menuitemcheckbox', { name: 'By effort' })).toBeChecked()
    await userEvent.click(again.getByRole('menuitem', { name: 'Stop class' }))
    const question = await screen.findByRole('alertdialog', { name: 'Stop the class?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Stop class' }))
    await waitFor(() => expect(requestsOf(loaded, changeClassState)).toHaveLength(1))
  },
}

export const RunningOnAPhoneInSpanish: Story = {
  ...inCenter(() => running()),
  globals: { locale: 'es', ...onScreen(360) },
  play: async ({ canvas }) => {
    const line = await canvas.findByText('12 de 12 con señal · Cycling')
    await expect(endOf(line, '12 de 12 con señal')).toBeLessThanOrEqual(line.getBoundingClientRect().right)
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(112)
    await expect(canvas.getByRole('button', { name: 'Acciones de la clase' })).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^2\d:\d\dTiempo restante$/)
  },
}

const wholeTiles = (canvas: ReturnType<typeof within>): number => {
  const region = canvas.getByRole('region', { name: 'Participants' })
  const { top, bottom } = region.getBoundingClientRect()
  const tiles = within(region).getAllByRole('listitem')
  return tiles.filter((tile) => {
    const box = tile.getBoundingClientRect()
    return box.top >= top - 1 && box.bottom <= bottom + 1
  }).length
}

/** All tiles fit on a laptop. */
export const RunningWithTwentyFive: Story = {
  tags: ['picture'],
  ...inCenter(() => running({ members: 25, capacity: 30 })),
  globals: onScreen(1366),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('25 of 25 live · Cycling')).toBeVisible()
    await waitFor(() => expect(wholeTiles(canvas)).toBe(25))
  },
}

/** Rows are lower, and the visible ones whole. */
export const RunningWithSixty: Story = {
  tags: ['picture'],
  ...inCenter(() => running({ members: 60, capacity: 60 })),
  globals: onScreen(1366),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 of 60 live · Cycling')).toBeVisible()
    await waitFor(() => expect(wholeTiles(canvas)).toBeGreaterThanOrEqual(30))
  },
}

/** One line a person, and a press opens the tile. */
export const RunningWithSixtyOnAPhone: Story = {
  tags: ['picture'],
  ...inCenter(() => running({ members: 60, capacity: 60 })),
  globals: onScreen(360),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem')
    await expect(rows).toHaveLength(60)
    // the panel's top bar takes 56 px
    const whole = rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight - 56)
    await expect(whole.length).toBeGreaterThanOrEqual(12)
    await userEvent.click(within(rows[0]!).getByRole('button'))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^Remove / }))
    await expect(await screen.findByRole('alertdialog', { name: /^Remove .* from the class\?$/ })).toBeVisible()
  },
}

export const RunningWithNobody: Story = {
  ...inCenter(() => running({ members: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one has joined yet')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'QR code for joining the class' })).toBeVisible()
  },
}

export const Stale: Story = {
  ...inCenter(() => running({ members: 6, silence: 8000 })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^(?:[89]|[12]\d) s ago$/)).toHaveLength(6))
  },
}

export const WithoutSignal: Story = {
  ...inCenter(() => running({ members: 12, quiet: 5 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 of 12 live · Cycling')).toBeVisible()
    const tiles = () => within(canvas.getByRole('list', { name: 'Participants' })).getAllByRole('listitem')
    await waitFor(() => expect(tiles()).toHaveLength(8))
    await waitFor(() => expect(tiles().at(-1)).toHaveTextContent('5no signal'))
  },
}

export const Disconnected: Story = {
  ...inCenter(() => running({ members: 6, silence: 45_000 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 6 live · Cycling')).toBeVisible()
    await expect(await canvas.findByText('320')).toBeVisible()
    await expect(canvas.queryByText('52')).toBeNull()
  },
}

/** A second phone joins as a participant: the coach decides. */
export const SecondPhone: Story = {
  ...inCenter(() => running({ members: 6, requests: 1 })),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('A second phone wants to continue as Colibrí')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }))
    await waitFor(() => expect(requestsOf(loaded, answerJoinRequest)[0]?.body.answer).toBe('confirm'))
  },
}

export const StrapElsewhere: Story = {
  ...inCenter(() => running({ members: 6, strapsElsewhere: 1 })),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Colibrí’s strap is heard here too')).toBeVisible()
    await expect(canvas.getByText('It counts in Sala Agua, where Colibrí joined first.')).toBeVisible()
    centerOf(loaded).tick({ strapsElsewhere: 0 })
    await waitFor(() => expect(canvas.queryByText('Colibrí’s strap is heard here too')).toBeNull())
  },
}

export const StrapElsewhereInSpanish: Story = {
  ...inCenter(() => running({ members: 6, strapsElsewhere: 1 })),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La banda de Colibrí también se detecta aquí')).toBeVisible()
    await expect(canvas.getByText('Cuenta en Sala Agua, donde Colibrí entró primero.')).toBeVisible()
  },
}

export const RemovingSomebody: Story = {
  ...inCenter(() => running({ members: 6 })),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Rayo' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Rayo from the class?' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Permanently' }))
    await expect(dialog.getByText(/until you allow it/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await toastSays('Rayo was removed from the class')
    await expect(requestsOf(loaded, banParticipant)[0]?.body.type).toBe('permanent')
  },
}

export const Stopping: Story = {
  ...inCenter(() => running({ members: 3 })),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop class' }))
    const question = await screen.findByRole('alertdialog', { name: 'Stop the class?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep going' }))
    await expect(requestsOf(loaded, changeClassState)).toEqual([])
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop class' }))
    const again = await screen.findByRole('alertdialog', { name: 'Stop the class?' })
    await userEvent.click(within(again).getByRole('button', { name: 'Stop class' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Class finished' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Close class' }))
    await expect(await canvas.findByRole('button', { name: 'Configure and start' })).toBeVisible()
  },
}

export const EndsByItself: Story = {
  ...inCenter(() => running({ members: 3, finishAt: Date.now() + 1200 })),
  parameters: { clock: 'running' },
  play: async ({ canvas }) => {
    const finished = { level: 1, name: 'Class finished' }
    await expect(await canvas.findByRole('heading', finished, { timeout: 8000 })).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Class results' })).toBeVisible()
  },
}

export const Results: Story = {
  tags: ['picture'],
  ...inCenter(() => running({ phase: 'ended', members: 10 })),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Class results' })
    await expect(within(table).getAllByRole('row')).toHaveLength(11)
    await expect(within(table).getByText('–')).toBeVisible()
  },
}

export const ResultsInSpanish: Story = {
  ...inCenter(() => running({ phase: 'ended', members: 10 })),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Resultados de la clase' })).toBeVisible()
  },
}

export const NobodyTrained: Story = {
  ...inCenter(() => running({ phase: 'ended', members: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one trained in this class')).toBeVisible()
  },
}

/** Lost packets are fetched once, not once per packet. */
export const AfterAGap: Story = {
  ...inCenter(() => running({ members: 3 })),
  play: async ({ canvas, loaded }) => {
    const center = centerOf(loaded)
    await canvas.findByText('3 of 3 live · Cycling')
    const measurements = () => requestsOf(loaded, showMeasurements).length
    const before = measurements()
    center.loseContinuity()
    center.tick({ members: 4 })
    await expect(await canvas.findByText('4 of 4 live · Cycling')).toBeVisible()
    await waitFor(() => expect(measurements()).toBe(before + 1))
    center.tick({ members: 5 })
    await expect(await canvas.findByText('5 of 5 live · Cycling')).toBeVisible()
    await expect(measurements()).toBe(before + 1)
  },
}

export const CodeOnTheWall: Story = {
  ...inCenter(() => running()),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'QR code' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Scan to join' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Show on display' }))
    await toastSays('The display will show the code for 30 seconds')
    await expect(requestsOf(loaded, showJoinCode)).toHaveLength(1)
  },
}

export const CodeWithLetters: Story = {
  ...inCenter(() => running({ letters: 'CDFG' })),
  globals: onScreen(360),
  play: async ({ canvas }) => {
    await userEvent.click((await actionsOf(canvas)).getByRole('menuitem', { name: 'QR code' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Scan to join' }))
    await expect(dialog.getByText(/-CDFG$/)).toBeVisible()
  },
}

export const CodeNotShown: Story = {
  ...inCenter(() => running(), [answer(showJoinCode, () => new Refused(503, 'unavailable'))]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'QR code' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Scan to join' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Show on display' }))
    await toastSays("Couldn't reach the display. Try again.")
  },
}
