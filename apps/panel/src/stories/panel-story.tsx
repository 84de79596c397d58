import type { Endpoint, HandlerInput } from '@repo/api-client/core/endpoint'
import type { Answer } from '@repo/api-client/fake/answer'
import type { Locale } from '@repo/i18n'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { openPanel, type Opening, type OpenPanel } from './open-panel.ts'
import { StoryPanel } from './story-panel.tsx'

export type PanelStory = StoryObj<typeof StoryPanel>
type Told = Pick<StoryContext, 'loaded'>

export const panelOf = ({ loaded }: Told): OpenPanel => (loaded as { panel: OpenPanel }).panel

export const requestsTo = <E extends Endpoint>(story: Told, endpoint: E): readonly HandlerInput<E>[] =>
  panelOf(story).server.asked(endpoint)

export const storyAt = (
  path: string,
  answers: () => readonly Answer[] = () => [],
  as: Opening['as'] = 'admin',
  more: Pick<Opening, 'showAgreement' | 'helpUrl' | 'router'> = {},
) => ({
  loaders: [
    ({ globals }: Pick<StoryContext, 'globals'>) => ({
      panel: openPanel({ ...more, path, as, locale: (globals as { locale: Locale }).locale }, answers()),
    }),
  ],
})

export const panelMeta = {
  component: StoryPanel,
  // set by each story's loader
  args: { panel: undefined as unknown as OpenPanel },
  render: (args, { loaded }) => <StoryPanel {...args} panel={(loaded as { panel: OpenPanel }).panel} />,
  afterEach: async (story) => {
    await expect(panelOf(story).server.faults).toEqual([])
  },
} satisfies Meta<typeof StoryPanel>

/** Ignores the live region, which repeats the text. */
export const toastSays = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByText(words, { ignore: '[aria-live], script, style' })).toBeVisible())

export const dialogOf = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }))

export const dialogGone = (role: 'dialog' | 'alertdialog' = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull())

export const retype = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Resolves once the previous page is gone. */
export const reload = async (story: Told): Promise<void> => {
  const before = screen.getByRole('main', { hidden: true })
  panelOf(story).reload()
  await waitFor(() => expect(before).not.toBeInTheDocument())
}

/** In px: unseen when content takes the place of its placeholder. */
export const JUMP = 4

/** Where the heading begins, also in a placeholder that isn't read aloud. */
export const topOf = async (name: string | RegExp): Promise<number> => {
  const heading = await screen.findByRole('heading', { level: 2, name, hidden: true })
  return heading.getBoundingClientRect().top + window.scrollY
}

/** Waits, because the fallback font may be wider. */
export const fitsIn = (width: number): Promise<void> =>
  waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width))
