import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A few actions behind one button.',
  do: ['Put what deletes last, apart.'],
  dont: ['Do not put the main action of a row in it.'],
  keys: [
    { keys: ['End'], does: 'goes to the last entry' },
    { keys: ['Enter'], does: 'opens it, and chooses' },
  ],
}
