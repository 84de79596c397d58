import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: "What a class came to: the first three, and everybody's figures.",
  do: ['Show it until the coach leaves it.'],
  dont: ['Do not rank people without a result.'],
}
