import { createChallenge } from '@repo/api-client/challenges/save-challenge'
import { answer, type Answer, Refused, silence } from '@repo/api-client/fake/answer'
import { listMembers } from '@repo/api-client/members/list-members'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { choosing, listing, six } from '../../../stories/challenge-answers.ts'
import {
  requestsTo,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  retype,
  storyAt,
} from '../../../stories/panel-story.tsx'
import { memberAt, pageFrom } from '../../../stories/sample-members.ts'
import { StoryPanel } from '../../../stories/story-panel.tsx'

// the pictures show the picker at each width
const meta = {
  ...panelMeta,
  component: StoryPanel,
} satisfies Meta<typeof StoryPanel>
export default meta

const openForm = (...answers: readonly Answer[]) =>
  storyAt('/challenges?add=true', () => [...answers, ...listing(six)()])

const formOf = async (title = 'Add challenge') => {
  await screen.findByRole('searchbox')
  const dialog = await dialogOf(title)
  const box = dialog.getByRole('searchbox')
  return { dialog, box, names: () => dialog.queryAllByRole('option').map(({ textContent }) => textContent) }
}

const sees = (dialog: Awaited<ReturnType<typeof formOf>>['dialog'], count: number) =>
  waitFor(() => expect(dialog.queryAllByRole('option')).toHaveLength(count))

const many = Array.from({ length: 230 }, (_, index) => memberAt(index))

export const FoundAndChosen: PanelStory = {
  ...openForm(),
  play: async () => {
    const { dialog, box } = await formOf()
    await sees(dialog, 8)
    await expect(dialog.queryByRole('checkbox', { name: 'Show only selected' })).toBeNull()
    await retype(box, 'zoe')
    await sees(dialog, 1)
    await userEvent.click(dialog.getByRole('option', { name: /Zoé/ }))
    await retype(box, 'cometa 2')
    await waitFor(() =>
      expect(dialog.getAllByRole('option').map((one) => one.textContent)).toEqual([
        expect.stringContaining('Cometa 2'),
      ]),
    )
    await userEvent.click(dialog.getByRole('option'))
    await retype(box, 'member5@members')
    await waitFor(() => expect(dialog.getByRole('option')).toHaveTextContent('member5@'))
    await userEvent.click(dialog.getByRole('option'))
    await expect(await dialog.findByText('3 users selected')).toBeVisible()
    await userEvent.clear(box)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show only selected' }))
    await sees(dialog, 3)
    await expect(dialog.queryByRole('button', { name: /^Select all/ })).toBeNull()
    await userEvent.type(box, 'zoe')
    await sees(dialog, 1)
    await userEvent.click(dialog.getByRole('option', { name: /Zoé/ }))
    await expect(await dialog.findByText('2 users selected')).toBeVisible()
    await expect(dialog.getByText('No one found')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Clear selection' }))
    await expect(await dialog.findByText('0 users selected')).toBeVisible()
  },
}

export const AllOfMany: PanelStory = {
  ...openForm(
    choosing(many),
    answer(createChallenge, () => new Refused(422, 'user-unknown')),
  ),
  play: async (story) => {
    const { dialog } = await formOf()
    await retype(dialog.getByRole('textbox', { name: /Name/ }), 'Todos')
    const list = await dialog.findByRole('listbox', { name: 'Users' })
    await userEvent.click(list)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(requestsTo(story, listMembers).map(({ query }) => query.page)).toEqual([1, 2]))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Select all' })).not.toHaveAttribute('aria-busy'))
    await userEvent.click(dialog.getByRole('button', { name: 'Select all' }))
    await expect(await dialog.findByText('230 users selected', {}, { timeout: 5000 })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add challenge' }))
    await waitFor(() => expect(requestsTo(story, createChallenge)).toHaveLength(1))
    const sent = requestsTo(story, createChallenge)[0]?.body.users ?? []
    await expect(new Set(sent.map(({ uuid }) => uuid)).size).toBe(230)
    // the fields are inert until the refusal is shown
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await waitFor(() => expect(list.closest('[inert]')).toBeNull())
  },
}

export const ByKeyboard: PanelStory = {
  ...openForm(choosing(many)),
  play: async () => {
    const { dialog, box } = await formOf()
    await retype(box, 'kike')
    await waitFor(() => expect(dialog.getAllByRole('option')[0]).toHaveTextContent('Kike'))
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Select all results' })).not.toHaveAttribute('aria-busy'),
    )
    await userEvent.tab()
    await expect(dialog.getByRole('listbox', { name: 'Users' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(await dialog.findByText('1 user selected')).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(await dialog.findByText('38 users selected')).toBeVisible()
  },
}

export const Pasted: PanelStory = {
  ...openForm(),
  play: async () => {
    const { dialog, box } = await formOf()
    await userEvent.click(box)
    await userEvent.paste(`${memberAt(1).email}\n${memberAt(0).email.toUpperCase()}\ngone@gym.example`)
    await expect(await dialog.findByText("1 email doesn't match any user: gone@gym.example")).toBeVisible()
    await waitFor(() => expect(box).toHaveValue('3 emails'))
    await sees(dialog, 2)
    await userEvent.click(dialog.getByRole('button', { name: 'Select all results' }))
    await expect(await dialog.findByText('2 users selected')).toBeVisible()
    // typing starts a new search
    await userEvent.clear(box)
    await sees(dialog, 8)
    await expect(box).toHaveValue('')
    await expect(dialog.getAllByRole('option', { selected: true })).toHaveLength(2)
  },
}

/** A long list is compared with all members, which takes fewer calls than a search per email. */
export const PastedByTheHundred: PanelStory = {
  ...openForm(choosing(many)),
  play: async (story) => {
    const { dialog, box } = await formOf()
    await userEvent.click(box)
    await userEvent.paste(
      many
        .slice(0, 120)
        .map(({ email }) => email)
        .join(', '),
    )
    await waitFor(() => expect(dialog.getAllByRole('option')[0]).toHaveTextContent('member1@'), { timeout: 5000 })
    await userEvent.click(dialog.getByRole('button', { name: 'Select all results' }))
    await expect(await dialog.findByText('120 users selected')).toBeVisible()
    await expect(requestsTo(story, listMembers).filter(({ query }) => query.search !== null)).toHaveLength(0)
  },
}

export const NoOneFound: PanelStory = {
  ...openForm(),
  play: async () => {
    const { dialog, box } = await formOf()
    await retype(box, 'ze')
    await expect(await dialog.findByText('Enter at least 3 characters')).toBeVisible()
    await retype(box, 'zebra')
    await expect(await dialog.findByText('No one found')).toBeVisible()
  },
}

/** On a slow network, the results of the earlier search are disabled. */
export const Slow: PanelStory = {
  ...openForm(answer(listMembers, ({ query }) => (query.search === null ? pageFrom(many, query) : silence()))),
  play: async (story) => {
    const { dialog, box } = await formOf()
    await waitFor(() => expect(dialog.getAllByRole('option').length).toBeGreaterThan(5))
    await userEvent.type(box, 'zoe')
    const all = dialog.getByRole('button', { name: 'Select all results' })
    await waitFor(() =>
      expect(requestsTo(story, listMembers).filter(({ query }) => query.search !== null)).toHaveLength(3),
    )
    await expect(all).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(all)
    await expect(dialog.getByText('0 users selected')).toBeVisible()
  },
}

export const Searching: PanelStory = {
  ...openForm(answer(listMembers, silence)),
  play: async () => {
    const { dialog } = await formOf()
    await expect(await dialog.findByText('Searching…')).toBeVisible()
  },
}

export const OutOfOrder: PanelStory = {
  ...storyAt('/challenges?add=true', () => {
    const late = Promise.withResolvers<null>()
    return [
      answer(listMembers, async ({ query }) => {
        const text = query.search?.text ?? ''
        if (text === 'zoe') await late.promise
        if (text === 'kike') setTimeout(() => late.resolve(null), 300)
        const name = text === 'zoe' ? 'Zoé' : 'Kike'
        const found = text === '' ? many : many.filter((member) => member.name === name)
        return pageFrom(query.search === null || query.search.column === 'name' ? found : [], query)
      }),
      ...listing(six)(),
    ]
  }),
  play: async (story) => {
    const { dialog, box, names } = await formOf()
    await userEvent.type(box, 'zoe')
    await waitFor(() =>
      expect(requestsTo(story, listMembers).filter(({ query }) => query.search?.text === 'zoe')).toHaveLength(3),
    )
    await retype(box, 'kike')
    await waitFor(() => expect(names()[0]).toContain('Kike'))
    // the response to the first search has arrived by now
    await new Promise((resolve) => setTimeout(resolve, 600))
    await expect(names().every((name) => name.includes('Kike'))).toBe(true)
    await expect(within(dialog.getByRole('listbox', { name: 'Users' })).queryByText(/Zoé/)).toBeNull()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/challenges?add=true', () => [
    answer(listMembers, ({ query }) => (query.search === null ? pageFrom(many, query) : new Refused(403, 'forbidden'))),
    ...listing(six)(),
  ]),
  play: async (story) => {
    const { dialog, box } = await formOf()
    await userEvent.type(box, 'zoe')
    const again = await dialog.findByRole('button', { name: 'Try again' })
    await expect(dialog.getAllByText('Could not download users, try later.').length).toBeGreaterThan(0)
    await expect(dialog.queryAllByRole('option')).toHaveLength(0)
    panelOf(story).server.say(choosing(many))
    await userEvent.click(again)
    await waitFor(() => expect(dialog.getAllByRole('option')[0]).toHaveTextContent('Zoé'))
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Refusal: PanelStory = {
  ...openForm(
    answer(listMembers, ({ query }) =>
      query.search === null ? pageFrom(many, query) : new Refused(422, 'invalid-input'),
    ),
  ),
  play: async (story) => {
    const { dialog, box } = await formOf()
    await userEvent.type(box, 'zoe')
    await waitFor(() =>
      expect(requestsTo(story, listMembers).filter(({ query }) => query.search?.text === 'zoe')).toHaveLength(3),
    )
    await waitFor(() => expect(dialog.getAllByRole('option').length).toBeGreaterThan(5))
    await expect(dialog.queryByText('Could not download users, try later.')).toBeNull()
  },
}

export const StillChoosing: PanelStory = {
  ...openForm(answer(listMembers, ({ query }) => (query.size === 100 ? silence() : pageFrom(many, query)))),
  play: async (story) => {
    const { dialog } = await formOf()
    await waitFor(() => expect(dialog.getAllByRole('option').length).toBeGreaterThan(5))
    await userEvent.click(dialog.getByRole('button', { name: 'Select all' }))
    const create = dialog.getByRole('button', { name: 'Add challenge' })
    await waitFor(() => expect(create).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(create)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'June{Enter}')
    await expect(dialog.queryByText('Check these fields')).toBeNull()
    await expect(requestsTo(story, createChallenge)).toHaveLength(0)
  },
}

export const AllFailed: PanelStory = {
  ...storyAt('/challenges?add=true', () => [
    answer(listMembers, ({ query }) =>
      query.size === 100 && query.page === 2 ? new Refused(403, 'forbidden') : pageFrom(many, query),
    ),
    ...listing(six)(),
  ]),
  play: async (story) => {
    const { dialog } = await formOf()
    await waitFor(() => expect(dialog.getAllByRole('option').length).toBeGreaterThan(5))
    await userEvent.click(dialog.getByRole('button', { name: 'Select all' }))
    const again = await dialog.findByRole('button', { name: 'Try again' })
    await expect(dialog.getByText('0 users selected')).toBeVisible()
    panelOf(story).server.say(choosing(many))
    await userEvent.click(again)
    await expect(await dialog.findByText('230 users selected', {}, { timeout: 5000 })).toBeVisible()
  },
}

const chosenAt = (width: 360 | 1366, locale: 'en' | 'es'): PanelStory => ({
  ...openForm(choosing(many)),
  globals: { locale, viewport: { value: `w${width}`, isRotated: false } },
  parameters: { picture: true },
  play: async () => {
    const { dialog } = await formOf(locale === 'es' ? 'Agregar reto' : 'Add challenge')
    await waitFor(() => expect(dialog.getAllByRole('option').length).toBeGreaterThan(5))
    await userEvent.click(dialog.getAllByRole('option')[1] as HTMLElement)
    await userEvent.click(await dialog.findByRole('checkbox'))
    await sees(dialog, 1)
    await fitsIn(width)
  },
})
export const ChosenAt360 = chosenAt(360, 'en')
export const ChosenAt1366 = chosenAt(1366, 'en')
export const ChosenAt360InSpanish = chosenAt(360, 'es')
export const ChosenAt1366InSpanish = chosenAt(1366, 'es')
