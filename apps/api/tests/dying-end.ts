import { readConfig } from '../src/config.ts'
import { createContext } from '../src/create-context.ts'
import { connectEmbedded } from '../src/db/connect.ts'
import { settleChallenges } from '../src/jobs/challenge-ends.ts'

/** What stands in the way of the second hundred: the first has its results and mails, the second results alone. */
const DIES_AT_MAILS = 2

interface Inner {
  readonly session: { readonly options: { logger?: unknown }; logger: unknown }
}

/** A process that ends a challenge and is killed half way, for the test of what comes after: `node dying-end.ts FOLDER`. */
const folder = process.argv[2] ?? ''
const connection = await connectEmbedded(folder)
const { session } = connection.db as unknown as Inner
let mails = 0
// drizzle tells its logger of each statement before it is sent
const logger = {
  logQuery: (statement: string) => {
    if (statement.startsWith('insert into "mails"')) mails += 1
    if (mails === DIES_AT_MAILS) process.kill(process.pid, 'SIGKILL')
  },
}
session.options.logger = logger
session.logger = logger
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_ENV: 'test' }, '/')
await settleChallenges(await createContext(config, connection))
