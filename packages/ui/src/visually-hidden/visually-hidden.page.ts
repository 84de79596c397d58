import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Words for screen readers only.',
  do: ['Use it where the eye sees what the ear does not hear.'],
  dont: ['Do not repeat what is already spoken.'],
}
