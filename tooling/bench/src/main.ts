import { lineOf, type Bench } from './measure/figure.ts'

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  'fan-out': async () => (await import('./fan-out/fan-out.ts')).benchFanOut,
  views: async () => (await import('./views/views.ts')).benchViews,
  'cold-start': async () => (await import('./cold-start/cold-start.ts')).benchColdStart,
  'twenty-classes': async () => (await import('./twenty-classes/twenty-classes.ts')).benchTwentyClasses,
  cluster: async () => (await import('./cluster/cluster.ts')).benchCluster,
  ceiling: async () => (await import('./ceiling/ceiling.ts')).benchCeiling,
  hostile: async () => (await import('./hostile/hostile.ts')).benchHostile,
  imports: async () => (await import('./imports/imports.ts')).benchImports,
  lists: async () => (await import('./lists/lists.ts')).benchLists,
  receiver: async () => (await import('./receiver/receiver.ts')).benchReceiver,
  'ant-stick': async () => (await import('./ant-stick/ant-stick.ts')).benchAntStick,
  browser: async () => (await import('./browser/browser.ts')).benchBrowser,
}

// exiting runs the handlers that end child processes
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
process.setMaxListeners(0)

/** Runs all benches or those named. A failure doesn't stop the others. */
const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  process.stderr.write(`No bench ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.\n`)
  process.exit(1)
}
for (const [name, load] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue
  try {
    const bench = await load()
    for (const figure of await bench()) process.stdout.write(`${lineOf(figure)}\n`)
  } catch (error) {
    process.exitCode = 1
    process.stdout.write(
      `broken   ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
  }
}
