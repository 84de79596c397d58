/** Challenges: what a training costs beside finished ones, and what the end of a large one does to everybody else. */
import { join } from 'node:path'

import { nextReport, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { ENDING, FEW, MANY, type Ended, type Stored } from './messages.ts'

const MOST_EXPONENT = 0.1
const MOST_MS = 2_000
const LONGEST_TURN_MS = 50

const trainingFigure = ({ milliseconds: { few, many } }: Stored): Figure => ({
  name: `growth of a training from ${FEW} finished challenges behind it`,
  value: Math.log(many / few) / Math.log(MANY / FEW),
  atMost: MOST_EXPONENT,
  unit: '',
  detail: `${few.toFixed(2)} ms beside ${FEW}, ${many.toFixed(2)} ms beside ${MANY}`,
})

const endFigures = ({ milliseconds, longest, othersWaited, results }: Ended): readonly Figure[] => {
  if (results !== ENDING) throw new Error(`${results} of ${ENDING} results`)
  const name = `the end of a challenge of ${ENDING} members`
  const detail = `${ENDING} results in ${milliseconds.toFixed(0)} ms, others waited for the database ${othersWaited.toFixed(0)} ms at most`
  return [
    { name, value: milliseconds, atMost: MOST_MS, unit: 'ms', detail },
    { name: `${name}, longest turn`, value: longest, atMost: LONGEST_TURN_MS, unit: 'ms', detail },
  ]
}

export const benchChallenges: Bench = () =>
  withFolder(async (folder) => {
    const data = join(folder, 'data')
    await fillDataDirectory(data)
    const child = startProcess(join(import.meta.dirname, 'challenge-work.ts'), { args: [join(data, 'postgres')] })
    try {
      const stored = await nextReport<Stored>(child, 'stored')
      const ended = await nextReport<Ended>(child, 'ended')
      return [trainingFigure(stored), ...endFigures(ended)]
    } finally {
      await stopProcess(child)
    }
  })
