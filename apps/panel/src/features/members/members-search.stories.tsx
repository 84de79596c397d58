import { answer, Refused } from '@repo/api-client/fake/answer'
import { listMembers } from '@repo/api-client/members/list-members'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { requestsTo, panelMeta, panelOf, retype, storyAt, type PanelStory } from '../../stories/panel-story.tsx'
import { listing, fewMembers, memberAt } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const full = () => [listing(() => fewMembers)]
const box = (name = 'Name') => screen.getByRole('searchbox', { name })
const searched = (story: Parameters<typeof requestsTo>[0]) =>
  requestsTo(story, listMembers).filter(({ query }) => query.search !== null)
const seesAll = () => waitFor(() => expect(screen.getByText('Showing 1–5 of 5')).toBeVisible())

const searchFor = async (text: string) => {
  await retype(box(), text)
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
}

export const Found: PanelStory = {
  ...storyAt('/users', full),
  play: async (story) => {
    await seesAll()
    await searchFor('member4@')
    await expect(await screen.findByText('1 found')).toBeVisible()
    await waitFor(() => expect(panelOf(story).address()).toContain('search=member4'))
    await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }))
    await seesAll()
    await expect(panelOf(story).address()).toBe('/users')
  },
}

export const NoneFound: PanelStory = {
  ...storyAt('/users', full),
  play: async (story) => {
    await seesAll()
    await searchFor('nadie se llama así')
    await expect(await screen.findByText('No one matches your search')).toBeVisible()
    const main = within(screen.getByRole('main'))
    await userEvent.click(main.getAllByRole('button', { name: 'Show everyone' }).at(-1) as HTMLElement)
    await seesAll()
    await expect(box()).toHaveValue('')
    await expect(panelOf(story).address()).toBe('/users')
  },
}

export const NoneFoundInSpanish: PanelStory = {
  ...storyAt('/users?search=nadie', full),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nadie coincide con la búsqueda')).toBeVisible()
  },
}

export const TooShort: PanelStory = {
  ...storyAt('/users', full),
  play: async (story) => {
    await seesAll()
    await searchFor('an')
    await expect(await screen.findByText('Enter at least 3 characters')).toBeVisible()
    await expect(box()).toBeInvalid()
    await expect(searched(story)).toEqual([])
    await searchFor('member4@')
    await expect(await screen.findByText('1 found')).toBeVisible()
    await expect(screen.queryByText('Enter at least 3 characters')).toBeNull()
    await userEvent.clear(box())
    await userEvent.keyboard('{Enter}')
    await seesAll()
    await expect(panelOf(story).address()).toBe('/users')
  },
}

/** The provider's value for no search, in older links. */
export const SearchForNothing: PanelStory = {
  ...storyAt('/users?column=name&search=-1', full),
  play: async (story) => {
    await seesAll()
    await expect(searched(story)).toEqual([])
  },
}

/** A search for digits in a typed URL is text. */
export const DigitsInALink: PanelStory = {
  ...storyAt('/users?column=pseudonym&search=12345', () => [
    listing(() => [...fewMembers, memberAt(9, { pseudonym: '12345' })]),
  ]),
  play: async (story) => {
    await expect(await screen.findByText('1 found')).toBeVisible()
    await expect(searched(story).at(-1)?.query.search).toEqual({ column: 'pseudonym', text: '12345' })
  },
}

export const Refusal: PanelStory = {
  ...storyAt('/users', full),
  play: async (story) => {
    await seesAll()
    panelOf(story).server.say(
      answer(listMembers, ({ query }) =>
        query.search === null
          ? { rows: [memberAt(0)], page: 1, lastPage: 1, size: 20, total: 5 }
          : new Refused(422, 'invalid-input'),
      ),
    )
    await searchFor('ana')
    await waitFor(() => expect(searched(story)).toHaveLength(1))
    await waitFor(() => expect(panelOf(story).address()).toBe('/users'))
    await seesAll()
    await expect(screen.queryByText('Search failed. Try again later.')).toBeNull()
    await expect(searched(story)).toHaveLength(1)
    // the text stays for another try
    await expect(box()).toHaveValue('ana')
  },
}

export const ServerAtFault: PanelStory = {
  ...storyAt('/users', full),
  play: async (story) => {
    await seesAll()
    const everybody = { rows: [memberAt(0)], page: 1, lastPage: 1, size: 20, total: 5 } as const
    panelOf(story).server.say(
      answer(listMembers, ({ query }) => (query.search === null ? everybody : new Refused(500, 'internal'))),
    )
    await searchFor('eva')
    await expect(await screen.findByText('The server is having a problem. Trying again…')).toBeVisible()
    await waitFor(() => expect(panelOf(story).address()).toBe('/users'))
    await expect(searched(story)).toHaveLength(2)
    await waitFor(() => expect(screen.queryByText('The server is having a problem. Trying again…')).toBeNull())
  },
}

export const EmptiedByHand: PanelStory = {
  ...storyAt('/users?column=email&search=member4@', full),
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async (story) => {
    await expect(await screen.findByText('1 found')).toBeVisible()
    await userEvent.clear(box('Email'))
    await seesAll()
    await waitFor(() => expect(panelOf(story).address()).not.toContain('search='))
    await expect(box('Email')).toHaveFocus()
  },
}

export const ClearedThenSearchedAgain: PanelStory = {
  ...storyAt('/users', full),
  play: async (story) => {
    await seesAll()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'Email')
    for (const text of ['member4@', 'member3@']) {
      await userEvent.type(box('Email'), `${text}{Enter}`)
      await expect(await screen.findByText('1 found')).toBeVisible()
      await expect(searched(story).at(-1)?.query.search).toEqual({ column: 'email', text })
      await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }))
      await seesAll()
      await expect(screen.getByRole('combobox', { name: 'Search in' })).toHaveDisplayValue('Email')
      await expect(box('Email')).toHaveFocus()
    }
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'Birthday')
    await userEvent.type(screen.getByRole('textbox', { name: 'Birthday' }), '03/09/1994{Enter}')
    await waitFor(() => expect(panelOf(story).address()).toContain('column=birthday'))
    await userEvent.clear(screen.getByRole('textbox', { name: 'Birthday' }))
    await seesAll()
    await waitFor(() => expect(panelOf(story).address()).toBe('/users'))
    await expect(screen.getByRole('textbox', { name: 'Birthday' })).toHaveFocus()
  },
}

export const ByKeyboard: PanelStory = {
  ...storyAt('/users', full),
  play: async (story) => {
    await seesAll()
    await expect(box()).toHaveAttribute('placeholder', 'Search (Ctrl K)')
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(box()).toHaveFocus())
    screen.getByRole('combobox', { name: 'Search in' }).focus()
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await waitFor(() => expect(box()).toHaveFocus())
    await userEvent.keyboard('ana{Enter}')
    await waitFor(() => expect(panelOf(story).address()).toContain('search=ana'))
  },
}

export const OtherKinds: PanelStory = {
  ...storyAt('/users', full),
  play: async (story) => {
    await seesAll()
    const searchIn = screen.getByRole('combobox', { name: 'Search in' })
    await userEvent.selectOptions(searchIn, 'Birthday')
    await userEvent.type(screen.getByRole('textbox', { name: 'Birthday' }), '03/09/1994')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(searched(story).at(-1)?.query.search).toEqual({ column: 'birthday', text: '1994-03-09' }),
    )
    await userEvent.selectOptions(searchIn, 'Sex')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sex' }), 'Male')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(searched(story).at(-1)?.query.search).toEqual({ column: 'sex', text: 'male' }))
  },
}
