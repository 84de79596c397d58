import type { Radio } from '@repo/straps/reception'

import { readConfig } from './config.ts'

const config = readConfig(process.env)
const radios: readonly Radio[] = []

process.on('SIGTERM', () => {
  void Promise.allSettled(radios.map(({ stop }) => stop())).then(() => process.exit(0))
})
process.stdout.write(`Receiving straps for ${config.server}\n`)
