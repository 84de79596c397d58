import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Two parts that share a place, with a handle between.',
  do: ['Let either be put away and brought back.'],
  dont: ['Do not split what is narrower than a phone.'],
  keys: [
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'moves the handle' },
    { keys: ['Home', 'End'], does: 'moves it to an end' },
  ],
}
