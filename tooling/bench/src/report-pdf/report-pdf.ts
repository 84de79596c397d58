/** The PDF of a report as the panel makes it, against bare pdfmake, and what making it leaves of the page's own thread. */
import { join } from 'node:path'

import type { Page } from 'playwright'
import type { BuildOptions } from 'vite'

import { withBrowser } from '../measure/browser.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { measurePairs, medianOf, ratiosOf } from '../measure/paired.ts'
import { withServedPage } from '../measure/served-page.ts'
import { median, spread } from '../measure/statistics.ts'
import type { MadePdf, MeasureReport, ReportWay } from './ways.ts'

const TRAININGS = 30
const MANY_TRAININGS = 3000
const WARM_UP_ROUNDS = 2
const ROUNDS = 15
const MANY_ROUNDS = 3
const GROWTH_EXPONENT = 1.05
const TASK_MS = 50
const BYTES_PER_KB = 1024

const METRICS = join(import.meta.dirname, '../../../../apps/panel/src/features/member-metrics')

const BUILD: BuildOptions = {
  chunkSizeWarningLimit: 5000,
  rolldownOptions: {
    preserveEntrySignatures: 'strict',
    // an app is no package to import by name, so its modules are entries of their own that the page loads
    input: {
      index: join(import.meta.dirname, 'index.html'),
      'make-report-pdf': join(METRICS, 'make-report-pdf.ts'),
      'report-document': join(METRICS, 'report-document.ts'),
    },
    output: { entryFileNames: '[name].js' },
  },
}

type Make = (way: ReportWay, trainings: number) => Promise<MadePdf>

const makerIn =
  (page: Page): Make =>
  (way, trainings) =>
    page.evaluate(
      ([given, count]) => (globalThis as unknown as { measureReport: MeasureReport }).measureReport(given, count),
      [way, trainings] as const,
    )

const measureTime = async (make: Make): Promise<readonly Figure[]> => {
  const made: MadePdf[] = []
  const pairs = await measurePairs({
    warmUp: WARM_UP_ROUNDS,
    rounds: ROUNDS,
    ours: async () => {
      const one = await make('product', TRAININGS)
      made.push(one)
      return one.milliseconds
    },
    floor: async () => (await make('bare', TRAININGS)).milliseconds,
  })
  const warm: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) warm.push((await make('warm', TRAININGS)).milliseconds)
  const ratios = ratiosOf(pairs)
  const counted = made.slice(WARM_UP_ROUNDS)
  const gaps = counted.map(({ longestGap }) => longestGap)
  const tasks = counted.map(({ longestTask }) => longestTask)
  return [
    {
      name: `PDF of ${TRAININGS} trainings and three charts`,
      value: median(ratios),
      atMost: 1.5,
      unit: '×',
      detail:
        `${medianOf(pairs, 'ours').toFixed(0)} ms against ${medianOf(pairs, 'floor').toFixed(0)} ms for bare pdfmake in a ` +
        `worker of its own, charts drawn and the library loaded both times; ${median(warm).toFixed(0)} ms where it was loaded ` +
        `before; ratios ${spread(ratios)} in ${ROUNDS} paired rounds; ${((made[0]?.bytes ?? 0) / BYTES_PER_KB).toFixed(0)} KB`,
    },
    {
      name: `PDF of ${TRAININGS} trainings, longest time the page was held`,
      value: median(gaps),
      atMost: TASK_MS,
      unit: 'ms',
      detail:
        `between two turns of a timer, in the middle of ${counted.length} reports, ${spread(gaps, 1)} ms; ` +
        `longest task the browser tells of: ${Math.max(...tasks).toFixed(0)} ms, it tells of those above 50 ms`,
    },
  ]
}

const measureGrowth = async (make: Make): Promise<Figure> => {
  await make('product', MANY_TRAININGS)
  const held: number[] = []
  const pairs = await measurePairs({
    warmUp: 0,
    rounds: MANY_ROUNDS,
    ours: async () => {
      const { milliseconds, longestGap } = await make('product', MANY_TRAININGS)
      held.push(longestGap)
      return milliseconds
    },
    floor: async () => (await make('product', TRAININGS)).milliseconds,
  })
  const times = MANY_TRAININGS / TRAININGS
  const ratio = median(ratiosOf(pairs))
  return {
    name: `PDF of ${MANY_TRAININGS} trainings, times that of ${TRAININGS}`,
    value: ratio,
    atMost: times ** GROWTH_EXPONENT,
    unit: '×',
    detail:
      `exponent ${(Math.log(ratio) / Math.log(times)).toFixed(2)} of at most ${GROWTH_EXPONENT}; ` +
      `${(medianOf(pairs, 'ours') / 1000).toFixed(1)} s against ${(medianOf(pairs, 'floor') / 1000).toFixed(2)} s in ` +
      `${MANY_ROUNDS} paired rounds; the page was held for ${median(held).toFixed(1)} ms`,
  }
}

export const benchReportPdf: Bench = () =>
  withServedPage(
    import.meta.dirname,
    (address) =>
      withBrowser(async (browser) => {
        const page = await browser.newPage()
        await page.goto(address)
        await page.waitForFunction(() => 'measureReport' in globalThis)
        const make = makerIn(page)
        return [...(await measureTime(make)), await measureGrowth(make)]
      }),
    { build: BUILD },
  )
