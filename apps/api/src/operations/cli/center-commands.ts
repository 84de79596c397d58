import { readHostName } from '@repo/domain/center/host'
import { CENTER_LANGUAGES } from '@repo/domain/center/setup-form'
import { JOIN_RULES } from '@repo/domain/classes/join-form'
import { FEATURES } from '@repo/domain/people/permissions'
import { MEASUREMENT_SYSTEMS } from '@repo/domain/trainings/measure-fields'
import { and, asc, count, eq, sql } from 'drizzle-orm'

import { addHosts } from '../../areas/center/center-hosts.ts'
import { createCenter, type NewCenter } from '../../areas/center/create-center.ts'
import type { Database } from '../../database/database.ts'
import { branches, branchHosts } from '../../database/schema/center.ts'
import { administrators } from '../../database/schema/staff.ts'
import { nameKey } from '../../lists/text-search.ts'
import { type Command, CommandRefused, LATIDO, type Terminal } from './command.ts'
import { findCenter } from './find-center.ts'
import { asField, asHost, asOneOf, asZone, valueOf } from './values.ts'

const create: Command = {
  name: 'center create',
  about: 'creates a center with default training types and two rooms',
  positionals: [],
  options: {
    name: { value: 'NAME', about: "the center's name" },
    host: {
      value: 'HOST',
      about: 'host name of its panel, such as gym.example.com (repeatable)',
      isMultiple: true,
    },
    language: { value: 'en|es', about: 'language of its emails, reports, and displays' },
    system: { value: 'metric|english', about: 'kilograms and centimeters, or pounds and inches (default: metric)' },
    zone: { value: 'ZONE', about: "time zone, such as America/Mexico_City (default: this machine's)" },
  },
  run: async ({ options }, terminal, db) => {
    const ask = (name: string, wanted: Parameters<typeof valueOf>[1]) => valueOf(options[name]?.[0], wanted, terminal)
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    const name = await ask('name', { label: 'Name', check: asField('centerName') })
    const first = await ask('host', { label: 'Host name', check: asHost })
    const others = await Promise.all(
      (options['host'] ?? []).slice(1).map((host) => valueOf(host, { label: 'Host name', check: asHost }, terminal)),
    )
    const language = await ask('language', { label: 'Language', check: asOneOf(CENTER_LANGUAGES), otherwise: 'es' })
    const system = await ask('system', { label: 'Units', check: asOneOf(MEASUREMENT_SYSTEMS), otherwise: 'metric' })
    const zone = await ask('zone', { label: 'Time zone', check: asZone, otherwise: here })
    const center: NewCenter = {
      name,
      hosts: [first, ...others].map((host) => readHostName(host) ?? ''),
      language: language === 'en' ? 'en' : 'es',
      measurementSystem: system === 'english' ? 'english' : 'metric',
      zone,
      now: Date.now(),
    }
    const uuid = await db.transaction((tx) => createCenter(tx, center))
    terminal.out(uuid)
    terminal.err(
      `Created ${name}. To add its first administrator: ${LATIDO} admin create --center ${center.hosts[0] ?? uuid}`,
    )
  },
}

const hostsOf = async (db: Database, branchUuid: string): Promise<string> => {
  const hosts = await db
    .select()
    .from(branchHosts)
    .where(eq(branchHosts.branchUuid, branchUuid))
    .orderBy(asc(branchHosts.host))
  return hosts.map(({ host }) => host).join(' ')
}

const list: Command = {
  name: 'center list',
  about: 'lists every center: ID, status, staff count, name, host names',
  positionals: [],
  options: {},
  run: async (_, terminal, db) => {
    const rows = await db
      .select({ uuid: branches.uuid, name: branches.name, status: branches.status, staff: count(administrators.uuid) })
      .from(branches)
      .leftJoin(administrators, eq(administrators.branchUuid, branches.uuid))
      .groupBy(branches.uuid)
      .orderBy(asc(nameKey(branches.name)))
    for (const { uuid, name, status, staff } of rows) {
      const state = status === 1 ? 'active' : 'suspended'
      terminal.out([uuid, state, `${staff} staff`, name, await hostsOf(db, uuid)].join('\t'))
    }
  },
}

const setStatus = (name: string, about: string, status: number, done: string): Command => ({
  name,
  about,
  positionals: ['CENTER'],
  options: {},
  run: async ({ positionals }, terminal, db) => {
    const center = await findCenter(db, positionals[0])
    await db.update(branches).set({ status }).where(eq(branches.uuid, center.uuid))
    terminal.out(`${center.name} ${done}`)
  },
})

const joining: Command = {
  name: 'center joining',
  about: 'sets how members join: code or pseudonym, or code only',
  positionals: ['CENTER'],
  options: { by: { value: JOIN_RULES.join('|'), about: 'how members join' } },
  run: async ({ positionals, options }, terminal, db) => {
    const center = await findCenter(db, positionals[0])
    const by = await valueOf(options['by']?.[0], { label: 'How members join', check: asOneOf(JOIN_RULES) }, terminal)
    const joinsBy = by === 'code' ? 'code' : 'code-or-pseudonym'
    await db.update(branches).set({ joinsBy }).where(eq(branches.uuid, center.uuid))
    terminal.out(`Members of ${center.name} join by ${joinsBy === 'code' ? 'their code only' : 'code or pseudonym'}.`)
  },
}

const switchFeature = (name: string, about: string, isOn: boolean): Command => ({
  name,
  about,
  positionals: ['CENTER'],
  options: { feature: { value: FEATURES.join('|'), about: 'the feature' } },
  run: async ({ positionals, options }, terminal, db) => {
    const center = await findCenter(db, positionals[0])
    const wanted = { label: 'Feature', check: asOneOf(FEATURES) }
    const feature = await valueOf(options['feature']?.[0], wanted, terminal)
    const switched = sql`${branches.features} || ${JSON.stringify({ [feature]: isOn })}::jsonb`
    await db.update(branches).set({ features: switched }).where(eq(branches.uuid, center.uuid))
    terminal.out(`${center.name}: ${feature} is ${isOn ? 'on' : 'off'}.`)
  },
})

export const centerCommands: readonly Command[] = [
  create,
  list,
  setStatus('center suspend', "suspends a center until it's resumed; no data is lost", 0, 'is suspended.'),
  joining,
  switchFeature('center turn-on', 'turns a feature on for a center', true),
  switchFeature('center turn-off', 'turns a feature off for a center; no data is lost', false),
  setStatus('center resume', 'resumes a suspended center', 1, 'is active again.'),
]

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
