import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Names a part of a view.',
  do: ['One of the first level a view', 'the levels follow each other.'],
  dont: ['Do not choose a level for its size: size is a property of its own.'],
}
