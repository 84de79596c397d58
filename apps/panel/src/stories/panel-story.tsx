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

/** What the server was asked at an endpoint so far. */
export const askedOf = <E extends Endpoint>(story: Told, endpoint: E): readonly HandlerInput<E>[] =>
  panelOf(story).server.asked(endpoint)

/** A story that begins at an address; its server is made as it starts. Signed in is an administrator, or somebody else. */
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

/** What all stories of screens share. */
export const panelMeta = {
  component: StoryPanel,
  // every story opens one of its own
  args: { panel: undefined as unknown as OpenPanel },
  render: (args, { loaded }) => <StoryPanel {...args} panel={(loaded as { panel: OpenPanel }).panel} />,
  afterEach: async (story) => {
    await expect(panelOf(story).server.faults).toEqual([])
  },
} satisfies Meta<typeof StoryPanel>

/** A toast fades in, and is announced for a moment in a second place, which says the same to those who hear it. */
export const toastSays = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByText(words, { ignore: '[aria-live], script, style' })).toBeVisible())

/** The dialog with a title, once it is there. */
export const dialogOf = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }))

export const dialogGone = (role: 'dialog' | 'alertdialog' = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull())

/** Types into a field in the place of what stands there. */
export const retype = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Loads the page anew, and comes back once the one before has gone. */
export const reload = async (story: Told): Promise<void> => {
  const before = screen.getByRole('main', { hidden: true })
  panelOf(story).reload()
  await waitFor(() => expect(before).not.toBeInTheDocument())
}

/** Nothing outgrows the page; letters of the fallback font may be wider than those that take their place. */
export const fitsIn = (width: number): Promise<void> =>
  waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width))
