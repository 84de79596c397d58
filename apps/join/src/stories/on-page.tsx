import { Heading } from '@repo/ui/heading'
import type { Decorator } from '@storybook/react-vite'

import { main } from '../features/join.css.ts'

export const onPage: Decorator = (story) => (
  <main className={main}>
    <Heading level={1}>Latido</Heading>
    {story()}
  </main>
)
