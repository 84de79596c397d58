import type { Page } from '@playwright/test'

import { saidIn } from '../said.ts'

const languages = await Promise.all([saidIn('en'), saidIn('es')])
const WAYS_ON = languages.flatMap((said) => [said('Try again'), said('Reload page')])
const WAITS = languages.flatMap((said) => [said('Loading'), said('Loading results')])

export interface Shape {
  readonly headings: readonly string[]
  readonly hasRows: boolean
  readonly hasFields: boolean
}

interface State extends Shape {
  readonly waiting: readonly string[]
  readonly waysOn: number
}

export const stateOf = (page: Page): Promise<State> =>
  page.evaluate(
    ({ waysOn, waits }) => {
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
      const wordsOf = (one: Element) => (one.textContent ?? '').trim()
      return {
        headings: all('h1, h2, h3').map(wordsOf),
        hasRows: all('main :is(tbody tr, li, article, dl)').length > 0,
        hasFields: all('main :is(input, textarea, select)').length > 0,
        waiting: [
          ...(document.querySelector('#first-paint') === null ? [] : ['the first paint']),
          ...all('[role=status]').flatMap(({ ariaLabel }) =>
            waits.includes(ariaLabel ?? '') ? [ariaLabel ?? ''] : [],
          ),
          ...all('main [aria-busy=true]').map((one) => one.ariaLabel ?? wordsOf(one.parentElement ?? one)),
        ],
        waysOn: all('button:not([aria-busy=true])').filter((one) => waysOn.includes(wordsOf(one))).length,
      }
    },
    { waysOn: WAYS_ON, waits: WAITS },
  )

export const wayOn = (page: Page) => {
  const name = new RegExp(`^(?:${WAYS_ON.join('|')})$`)
  return page.getByRole('button', { name }).first()
}

export const missingOf = (whole: Shape, state: State): readonly string[] => [
  ...whole.headings.filter((heading) => !state.headings.includes(heading)),
  ...(whole.hasRows && !state.hasRows ? ['what stands in it'] : []),
  ...(whole.hasFields && !state.hasFields ? ['its fields'] : []),
]
