import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: "Latido's mark and name, where the product itself speaks.",
  do: ['Use it on the sign-in and where no center is known.'],
  dont: ["Do not put it beside a center's own mark of the same size."],
}
