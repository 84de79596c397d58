import { storybookConfig } from '@repo/storybook/storybook-config'

export default storybookConfig
