import Builder from 'fast-xml-builder'

import { momentOf, wholeOf, type WrittenTraining } from './written-training.ts'

const NAMESPACE = 'http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2'

const isoOf = (at: Date): string => at.toISOString().replace('.000Z', 'Z')

export const writeTcx = (training: WrittenTraining): string => {
  const { seconds, heart } = wholeOf(training)
  const start = isoOf(momentOf(training, 0))
  const rate = (value: number) => ({ Value: value })
  return new Builder({ ignoreAttributes: false, format: true }).build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    TrainingCenterDatabase: {
      '@_xmlns': NAMESPACE,
      Activities: {
        Activity: {
          '@_Sport': 'Other',
          Id: start,
          Lap: {
            '@_StartTime': start,
            TotalTimeSeconds: seconds,
            DistanceMeters: 0,
            Calories: Math.round(training.calories ?? 0),
            ...(heart === null
              ? {}
              : { AverageHeartRateBpm: rate(heart.mean), MaximumHeartRateBpm: rate(heart.highest) }),
            Intensity: 'Active',
            TriggerMethod: 'Manual',
            Track: {
              Trackpoint: training.samples.map(({ second, heartRate }) => ({
                Time: isoOf(momentOf(training, second)),
                HeartRateBpm: rate(heartRate),
              })),
            },
          },
        },
      },
    },
  })
}
