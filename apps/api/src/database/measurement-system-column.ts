import type { MeasurementSystem } from '@repo/domain/measure-fields'
import { customType } from 'drizzle-orm/pg-core'

/** How a center writes measures, by its name; the database keeps the text that the wire has. */
export const measurementSystem = customType<{ data: MeasurementSystem; driverData: string }>({
  dataType: () => 'text',
  toDriver: (system) => `${system}_system`,
  fromDriver: (stored) => (stored === 'metric_system' ? 'metric' : 'english'),
})
