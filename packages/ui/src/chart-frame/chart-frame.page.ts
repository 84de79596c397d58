import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A card around any chart, with the same as a table and in large.',
  do: [
    'Title it with what is counted and in which days.',
    'Give it the words of its data, since a picture says nothing to a screen reader.',
  ],
  dont: ['Do not draw a chart without one.'],
  keys: [{ keys: ['Enter'], does: 'opens the table, the large chart, and closes them' }],
}
