import { lineOf, type Bench } from './measure/figure.ts'

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  'fan-out': async () => (await import('./fan-out/fan-out.ts')).benchFanOut,
  bytes: async () => (await import('./bytes/bytes.ts')).benchBytes,
  'cold-start': async () => (await import('./cold-start/cold-start.ts')).benchColdStart,
  'twenty-classes': async () => (await import('./twenty-classes/twenty-classes.ts')).benchTwentyClasses,
  cluster: async () => (await import('./cluster/cluster.ts')).benchCluster,
  ceiling: async () => (await import('./ceiling/ceiling.ts')).benchCeiling,
  ingest: async () => (await import('./ingest/ingest.ts')).benchIngest,
  joins: async () => (await import('./joins/joins.ts')).benchJoins,
  idle: async () => (await import('./idle/idle.ts')).benchIdle,
  hostile: async () => (await import('./hostile/hostile.ts')).benchHostile,
  reconnect: async () => (await import('./reconnect/reconnect.ts')).benchReconnect,
  wall: async () => (await import('./wall/wall.ts')).benchWall,
  'wall-memory': async () => (await import('./wall-memory/wall-memory.ts')).benchWallMemory,
  'wall-soak': async () => (await import('./wall-memory/wall-soak.ts')).benchWallSoak,
  'member-lists': async () => (await import('./member-lists/member-lists.ts')).benchMemberLists,
  'sensor-lists': async () => (await import('./sensor-lists/sensor-lists.ts')).benchSensorLists,
  challenges: async () => (await import('./challenges/challenges.ts')).benchChallenges,
  'challenge-lists': async () => (await import('./challenge-lists/challenge-lists.ts')).benchChallengeLists,
  lists: async () => (await import('./lists/lists.ts')).benchLists,
  reports: async () => (await import('./reports/reports.ts')).benchReports,
  growth: async () => (await import('./growth/growth.ts')).benchGrowth,
  'report-pdf': async () => (await import('./report-pdf/report-pdf.ts')).benchReportPdf,
  scroll: async () => (await import('./scroll/scroll.ts')).benchScroll,
  motion: async () => (await import('./motion/motion.ts')).benchMotion,
  browser: async () => (await import('./browser/browser.ts')).benchBrowser,
  film: async () => (await import('./film/film.ts')).benchFilm,
  touch: async () => (await import('./touch/touch.ts')).benchTouch,
  tiles: async () => (await import('./tiles/tiles.ts')).benchTiles,
}

// the default end of a process by a signal tells its children nothing
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
process.setMaxListeners(0)

/** Runs the benches named, or all, and prints each figure with its goal. What one of them breaks on stops none after it. */
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
