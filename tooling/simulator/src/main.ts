import { readOptions, USAGE } from './options.ts'
import { simulate } from './simulate.ts'

const stop = new AbortController()
process.on('SIGINT', () => stop.abort())
process.on('SIGTERM', () => stop.abort())
const report = (line: string) => process.stdout.write(`${line}\n`)

try {
  const options = readOptions(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())
  if (options === null) report(USAGE)
  else await simulate({ ...options, report, signal: stop.signal })
  process.exit(0)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
