import { lineOf } from '../measure/figure.ts'
import { PARTS } from './parts.ts'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  process.stderr.write(`No part ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.\n`)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
for (const [name, run] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue
  for (const figure of await run()) {
    process.stdout.write(`${lineOf(figure)}\n`)
    if (!(figure.value <= figure.atMost)) process.exitCode = 1
  }
}
