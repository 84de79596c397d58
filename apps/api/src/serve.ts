import { join } from 'node:path'

import type { Config } from './config.ts'
import { createContext } from './create-context.ts'
import type { Connection } from './db/connect.ts'
import { createDemoCenter } from './demo/create-demo-center.ts'
import { hasReadableOutbox, OUTBOX_PATH } from './http/dev-outbox.ts'
import { startHousekeeping } from './jobs/housekeeping.ts'
import { drainOnFault } from './process/drain-on-fault.ts'
import { buildServer } from './server.ts'

const APPS = join(import.meta.dirname, '../..')

/** Mails can be read at this machine only, so their address is this machine's. */
const outboxLine = (config: Config, port: number): readonly string[] =>
  hasReadableOutbox(config) ? [`  Mails          http://localhost:${port}${OUTBOX_PATH}`] : []

const greet = (config: Config, port: number, isDemo: boolean): void => {
  const origin = config.publicUrl ?? `http://localhost:${port}`
  const lines = [
    '',
    '  Latido is running',
    '',
    `  Panel    ${origin}/`,
    `  Wall     ${origin}/live/`,
    `  API      ${origin}/api/openapi.json`,
    ...(isDemo
      ? [
          '',
          '  Demo sign-in   coach@demo.example or admin@demo.example',
          '  Password       demo-password',
          ...outboxLine(config, port),
          '  A class with people in it: start one in RookRemote, then run `npx --yes pnpm@12 simulate`',
        ]
      : []),
    '',
    '  Stop with Ctrl+C',
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

export interface Serving {
  readonly config: Config
  readonly connection: Connection
  readonly unlock: () => void
  /** Resolves when another server has taken over. */
  readonly superseded: Promise<void>
}

/** A last answer to everybody may take a moment; a database that is gone gives none. */
const STOP_WITHIN_MS = 10_000

/** Serves the product from an open database until a signal, or another server, stops it. */
export const serve = async ({ config, connection, unlock, superseded }: Serving): Promise<void> => {
  const isDemo = config.mayCreateDemo && (await createDemoCenter(connection.db, Date.now()))
  const context = await createContext(config, connection)
  const app = await buildServer(context, APPS)
  await context.engine.recover()
  context.engine.run()
  await app.listen({ port: config.port, host: config.host })
  context.mail.run()
  const stopHousekeeping = startHousekeeping(context)

  const drain = async (): Promise<void> => {
    await app.close()
    await stopHousekeeping()
    await context.engine.close()
    await context.realtime.close()
    await context.mail.close()
    await connection.close()
    unlock()
  }
  drainOnFault(context.log, drain)
  let isStopping = false
  const stop = async (code: 0 | 1): Promise<void> => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(code), STOP_WITHIN_MS)
    await drain()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  // whoever supervises this process starts it anew, as the one that stands by
  void superseded.then(() => {
    process.stderr.write('Another server has taken over this database: this one ends.\n')
    return stop(1)
  })

  const address = app.server.address()
  greet(config, typeof address === 'object' && address !== null ? address.port : config.port, isDemo)
}
