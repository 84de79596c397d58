import { FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder'

import { EVENT, FIT_MESSAGE, fitField, HAPPENED, TIMESTAMP } from './fit-profile.ts'
import { momentOf, wholeOf, type WrittenTraining } from './written-training.ts'

const { kind, byte, short, long, serial } = fitField
const FILE = { activity: 4, development: 255 } as const
const SPORT = { training: 10, generic: 0 } as const

/** Field numbers differ between session and lap. */
const PLACES = { session: { mean: 16, highest: 17 }, lap: { mean: 15, highest: 16 } } as const

const summary = (training: WrittenTraining, of: keyof typeof PLACES): FitEncoderField[] => {
  const { seconds, heart } = wholeOf(training)
  const { mean, highest } = PLACES[of]
  return [
    short(254, 0),
    long(TIMESTAMP, FitEncoder.toFitTimestamp(momentOf(training, seconds))),
    kind(0, EVENT[of]),
    kind(1, HAPPENED.stop),
    long(2, FitEncoder.toFitTimestamp(momentOf(training, 0))),
    long(7, seconds * 1000),
    long(8, seconds * 1000),
    ...(training.calories === null ? [] : [short(11, Math.round(training.calories))]),
    ...(heart === null ? [] : [byte(mean, heart.mean), byte(highest, heart.highest)]),
  ]
}

export const writeFit = (training: WrittenTraining): Uint8Array => {
  const { seconds } = wholeOf(training)
  const at = (second: number): number => FitEncoder.toFitTimestamp(momentOf(training, second))
  const fit = new FitEncoder()
  const timer = (second: number, happened: number) =>
    fit.writeMessage(FIT_MESSAGE.event, [long(TIMESTAMP, at(second)), kind(0, EVENT.timer), kind(1, happened)])
  fit.writeMessage(FIT_MESSAGE.fileId, [
    kind(0, FILE.activity),
    short(1, FILE.development),
    short(2, 0),
    serial(3, 1),
    long(4, at(0)),
  ])
  timer(0, HAPPENED.start)
  for (const { second, heartRate } of training.samples) {
    fit.writeMessage(FIT_MESSAGE.record, [long(TIMESTAMP, at(second)), byte(3, heartRate)])
  }
  timer(seconds, HAPPENED.stopAll)
  fit.writeMessage(FIT_MESSAGE.lap, summary(training, 'lap'))
  fit.writeMessage(FIT_MESSAGE.session, [
    ...summary(training, 'session'),
    kind(5, SPORT.training),
    kind(6, SPORT.generic),
    short(25, 0),
    short(26, 1),
  ])
  fit.writeMessage(FIT_MESSAGE.activity, [
    long(TIMESTAMP, at(seconds)),
    long(0, seconds * 1000),
    short(1, 1),
    kind(2, 0),
    kind(3, EVENT.activity),
    kind(4, HAPPENED.stop),
  ])
  return fit.close()
}
