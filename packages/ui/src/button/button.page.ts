import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Does something, here and now.',
  do: [
    'Begin with a verb and name the thing: “Start class”.',
    'One accent button a view: what most people came for.',
    'Keep it live while a form is incomplete, and say what is missing when pressed.',
  ],
  dont: ['Do not disable it without words that say why.', 'Do not use it to go somewhere: that is a button link.'],
  keys: [
    { keys: ['Tab'], does: 'moves to it' },
    { keys: ['Enter', 'Space'], does: 'presses it' },
  ],
}
