import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One line of words.',
  do: ['Keep the label in sight', 'the hint says the form.', 'Let the browser fill in what it knows.'],
  dont: ['Do not use a placeholder for a label.'],
}
