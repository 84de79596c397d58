import { expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { createServerDatabase } from '../../../testing/test-database.ts'
import { connectPostgres } from './connect-postgres.ts'

const SERVER = process.env['TEST_DATABASE_URL'] ?? ''

it.skipIf(SERVER === '')('a PostgreSQL database with another encoding than UTF-8 is refused', async () => {
  const database = await createServerDatabase(
    SERVER,
    "encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0",
  )
  atEnd(() => database.drop())
  await expect(connectPostgres(database.url)).rejects.toThrow(
    "The database has the encoding LATIN1, which can't store every name. Create one with: CREATE DATABASE latido ENCODING 'UTF8' TEMPLATE template0;",
  )
})
