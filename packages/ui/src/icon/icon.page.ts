import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A picture beside words.',
  do: ['Use one picture for one meaning.'],
  dont: ['Do not let it stand alone where it acts: that is an icon button.'],
}
