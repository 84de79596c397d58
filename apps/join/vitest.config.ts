import { storyTests } from '@repo/storybook/story-tests'
import { defineConfig } from 'vitest/config'

export default defineConfig(storyTests(import.meta.dirname))
