import { customType } from 'drizzle-orm/pg-core'

/** Bytes, as either engine's driver gives and takes them. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})
