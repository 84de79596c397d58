import { readHostName } from '@repo/domain/center/host'
import { and, eq } from 'drizzle-orm'

import { addHosts } from '../../areas/center/center-hosts.ts'
import { branchHosts } from '../../database/schema/center.ts'
import { type Command, CommandRefused, type Terminal } from './command.ts'
import { findCenter } from './find-center.ts'
import { asHost, valueOf } from './values.ts'

const hostOf = async (given: string | undefined, terminal: Terminal): Promise<string> =>
  readHostName(await valueOf(given, { label: 'Host name', check: asHost }, terminal)) ?? ''

const add: Command = {
  name: 'center host add',
  about: 'adds a host name for a center',
  positionals: ['CENTER', 'HOST'],
  options: {},
  run: async ({ positionals }, terminal, db) => {
    const center = await findCenter(db, positionals[0])
    const host = await hostOf(positionals[1], terminal)
    await addHosts(db, center.uuid, [host])
    terminal.out(`${host} now serves ${center.name}.`)
  },
}

const remove: Command = {
  name: 'center host remove',
  about: 'removes a host name from a center (not the last one)',
  positionals: ['CENTER', 'HOST'],
  options: {},
  run: async ({ positionals }, terminal, db) => {
    const center = await findCenter(db, positionals[0])
    const host = await hostOf(positionals[1], terminal)
    await db.transaction(async (tx) => {
      const hosts = await tx.select().from(branchHosts).where(eq(branchHosts.branchUuid, center.uuid)).for('update')
      if (!hosts.some((one) => one.host === host))
        throw new CommandRefused(`${host} isn't a host name of ${center.name}.`)
      if (hosts.length === 1)
        throw new CommandRefused(`${host} is the only host name of ${center.name}. Add another one first.`)
      await tx.delete(branchHosts).where(and(eq(branchHosts.branchUuid, center.uuid), eq(branchHosts.host, host)))
    })
    terminal.out(`${host} was removed.`)
  },
}

export const hostCommands: readonly Command[] = [add, remove]
