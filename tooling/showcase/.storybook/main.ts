import { colors } from '@repo/ui/colors'
import type { StorybookConfig } from '@storybook/react-vite'

import { withPages } from '../src/with-pages.ts'

/** As dark as what comes, and nothing of Storybook's own sketch of a page. */
const waiting = `<style>
  :root { background-color: ${colors.background}; color-scheme: dark; }
  .sb-preparing-story, .sb-preparing-docs { background-color: ${colors.background}; }
  .sb-preparing-docs > * { display: none; }
</style>`

/** The Storybook of the whole product, for designers: pages of its own, and the stories of every package. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/pages/*.mdx',
    { directory: '../../../packages/ui/src', titlePrefix: 'Components' },
    { directory: '../../../packages/live-class/src', titlePrefix: 'Live class' },
    { directory: '../../../apps/panel/src/features', titlePrefix: 'Panel' },
    { directory: '../../../apps/panel/src/lib', titlePrefix: 'Panel/Kit' },
    { directory: '../../../apps/join/src/features', titlePrefix: 'Phone' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  managerHead: (head) =>
    `${head ?? ''}<style>:root { background-color: ${colors.background}; color-scheme: dark }</style>`,
  previewHead: (head) => `${head ?? ''}${waiting}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: withPages,
}

export default config
