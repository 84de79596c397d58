import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ButtonLink } from '../button-link/button-link.tsx'
import { CheckList } from './check-list.tsx'

const action = (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- ButtonLink puts the words into the link
  <ButtonLink size="s" link={<a href="#there" />}>
    Go there
  </ButtonLink>
)

const meta = {
  component: CheckList,
  parameters: {
    usage: {
      purpose: 'Things to do, ticked off as they come true.',
      do: ['Give what is open its next step as an action.'],
      dont: ['Do not let people tick by hand: it shows what is.'],
    },
  },
  args: {
    doneLabel: 'Done',
    openLabel: 'To do',
    items: [
      { key: 'display', title: 'Pair a display', isDone: true },
      { key: 'coach', title: 'Add your coaches', text: 'In the terminal of the server', isDone: false },
      { key: 'member', title: 'Add your users', text: 'They join with a code', isDone: false, action },
    ],
  },
} satisfies Meta<typeof CheckList>
export default meta
type Story = StoryObj<typeof meta>

export const SomeDone: Story = {
  play: async ({ canvas }) => {
    const [done, open] = canvas.getAllByRole('listitem')
    await expect(done).toHaveTextContent('Done: Pair a display')
    await expect(open).toHaveTextContent('To do: Add your coaches')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const AllDone: Story = {
  tags: ['picture'],
  args: { items: [{ key: 'display', title: 'Pair a display', isDone: true }] },
}
