import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: "Latido's mark, one heartbeat.",
  do: ['Let it stand beside the name, or alone where the name was just read.'],
  dont: ['Do not recolor, stretch or beat it.'],
}
