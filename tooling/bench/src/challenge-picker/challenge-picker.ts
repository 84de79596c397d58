/** The picker of a challenge in a center of a hundred thousand: what opening and using it takes of the page's thread at once. */
import { join } from 'node:path'

import { withBrowser } from '../measure/browser.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { fill } from '../measure/fill.ts'
import { median, spread } from '../measure/statistics.ts'
import { MEMBERS } from '../member-lists/messages.ts'
import { usePicker, type Act } from './picker.ts'

const GOAL_MS = 50
const ROUNDS = 5

const figureOf = (name: string, turns: readonly Act['turn'][]): Figure => {
  const worked = turns.map((turn) => turn.worked)
  const detail =
    `the longest turn in the middle of ${ROUNDS}, ${spread(worked, 0)} ms of work, ` +
    `${spread(
      turns.map(({ passed }) => passed),
      0,
    )} ms on the clock`
  return { name: `${name}, picker of ${MEMBERS} members`, value: median(worked), atMost: GOAL_MS, unit: 'ms', detail }
}

export const benchChallengePicker: Bench = () =>
  withFolder(async (dataDirectory) => {
    await fillDataDirectory(dataDirectory)
    await fill('member-lists/fill-members.ts', [join(dataDirectory, 'postgres'), String(MEMBERS)])
    const server = await startBuiltServer({ dataDirectory })
    try {
      const acts = await withBrowser(async (browser) => {
        const rounds: Act[] = []
        for (let round = 0; round < ROUNDS; round += 1) rounds.push(...(await usePicker(browser, server.origin)))
        return rounds
      })
      const byName = Map.groupBy(acts, ({ name }) => name)
      return [...byName].map(([name, of]) =>
        figureOf(
          name,
          of.map(({ turn }) => turn),
        ),
      )
    } finally {
      await server.stop()
    }
  })
