import { readOptions, USAGE } from './options.ts'
import { simulateDaq } from './simulate-daq.ts'
import { simulate } from './simulate.ts'

const stop = new AbortController()
process.on('SIGINT', () => stop.abort())
process.on('SIGTERM', () => stop.abort())
const report = (line: string) => process.stdout.write(`${line}\n`)

try {
  const read = readOptions(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())
  const running = { report, signal: stop.signal }
  if (read === null) report(USAGE)
  else if (read.kind === 'daq') await simulateDaq({ ...read.options, ...running })
  else await simulate({ ...read.options, ...running })
  process.exit(0)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
