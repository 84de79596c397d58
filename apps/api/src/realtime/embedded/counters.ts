/** What has happened since the start. */
export interface Counters {
  sentBytes: number
  cutSlowConsumers: number
  refusedUpgrades: number
}

export const newCounters = (): Counters => ({ sentBytes: 0, cutSlowConsumers: 0, refusedUpgrades: 0 })
