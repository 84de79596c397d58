import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A day of the calendar, typed or picked.',
  do: ['Take it typed in the order of the language.', 'Say the bounds in the hint, not only in the error.'],
  dont: ['Do not open the calendar by itself.'],
  keys: [
    { keys: ['Alt+ArrowDown'], does: 'opens the calendar' },
    { keys: ['ArrowRight'], does: 'goes to the next day' },
    { keys: ['Enter'], does: 'takes the day' },
    { keys: ['Escape'], does: 'closes the calendar' },
    { keys: ['Tab'], does: 'moves on' },
  ],
}
