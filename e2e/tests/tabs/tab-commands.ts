import * as fc from 'fast-check'

import { expect } from '../fixtures.ts'
import { STAFF, type BrowserTabs, type Email } from './browser-tabs.ts'

const MOST_TABS = 4
const MINUTE = 60_000

export interface TabsModel {
  who: Email | null
  isRemembered: boolean
  /** Ended from another device; tabs learn it with their next call. */
  isOver: boolean
  readonly elsewhere: Set<Email>
  readonly tabs: { isCutOff: boolean }[]
}

type Command = fc.AsyncCommand<TabsModel, BrowserTabs>

const connected = (model: TabsModel): number[] => model.tabs.flatMap(({ isCutOff }, index) => (isCutOff ? [] : [index]))

/** Null without a connected tab. */
const pick = (model: TabsModel, seed: number): number | null => {
  const indices = connected(model)
  return indices[seed % indices.length] ?? null
}

const checkTabs = async (model: TabsModel, tabs: BrowserTabs): Promise<void> => {
  if (model.isOver) return
  for (const index of model.tabs.keys()) await (model.who === null ? tabs.seeLogin(index) : tabs.seeScreen(index))
}

const command = (
  name: string,
  check: (model: TabsModel) => boolean,
  run: (model: TabsModel, tabs: BrowserTabs) => Promise<void>,
): Command => ({
  check: (model) => check(model),
  run: async (model, tabs) => {
    await run(model, tabs)
    await checkTabs(model, tabs)
  },
  toString: () => name,
})

const seeEnd = async (model: TabsModel, tabs: BrowserTabs, index: number) => {
  await tabs.seeLogin(index)
  model.who = null
  model.isOver = false
  // other tabs learn of the end with their next call
  for (const [other, tab] of model.tabs.entries()) {
    if (tab.isCutOff) await tabs.connect(other)
    tab.isCutOff = false
    if (!(await tabs.isAtLogin(other))) await tabs.act(other)
  }
}

const open = () =>
  command(
    'open',
    ({ tabs, isOver }) => tabs.length < MOST_TABS && !isOver,
    async (model, tabs) => {
      await tabs.open()
      model.tabs.push({ isCutOff: false })
    },
  )

const close = (seed: number) =>
  command(
    `close(${seed})`,
    (model) => model.tabs.length > 0 && !model.isOver,
    async (model, tabs) => {
      const index = seed % model.tabs.length
      await tabs.close(index)
      model.tabs.splice(index, 1)
      // a session that isn't remembered ends with its last tab
      if (model.tabs.length === 0 && !model.isRemembered) model.who = null
    },
  )

const act = (seed: number) =>
  command(
    `act(${seed})`,
    ({ who, tabs }) => who !== null && tabs.length > 0,
    async (model, tabs) => {
      const index = seed % model.tabs.length
      await tabs.act(index)
      if (model.isOver && model.tabs[index]?.isCutOff === false) await seeEnd(model, tabs, index)
    },
  )

const reload = (seed: number, losesTheAnswer: boolean) =>
  command(
    `reload(${seed}${losesTheAnswer ? ', losing the answer' : ''})`,
    (model) => pick(model, seed) !== null,
    async (model, tabs) => {
      const index = pick(model, seed) ?? 0
      if (losesTheAnswer && model.who !== null && !model.isOver) await tabs.reloadLosingTheAnswer(index)
      else await tabs.reload(index)
      if (model.who !== null && model.isOver) await seeEnd(model, tabs, index)
    },
  )

const signOut = (seed: number) =>
  command(
    `signOut(${seed})`,
    (model) => model.who !== null && !model.isOver && pick(model, seed) !== null,
    async (model, tabs) => {
      await tabs.signOut(pick(model, seed) ?? 0)
      model.who = null
    },
  )

const signIn = (seed: number, email: Email, remember: boolean) =>
  command(
    `signIn(${seed}, ${email}, ${remember ? 'remembered' : 'not remembered'})`,
    (model) => model.who === null && pick(model, seed) !== null,
    async (model, tabs) => {
      const { hadConflict } = await tabs.signIn(pick(model, seed) ?? 0, email, remember)
      expect(hadConflict, 'a conflict comes from another device alone').toBe(model.elsewhere.has(email))
      model.elsewhere.delete(email)
      model.who = email
      model.isRemembered = remember
    },
  )

const signInElsewhere = (email: Email) =>
  command(
    `signInElsewhere(${email})`,
    ({ isOver }) => !isOver,
    async (model, tabs) => {
      await tabs.signInElsewhere(email)
      model.elsewhere.add(email)
      if (model.who === email) model.isOver = true
    },
  )

const network = (seed: number) =>
  command(
    `network(${seed})`,
    ({ tabs }) => tabs.length > 0,
    async (model, tabs) => {
      const index = seed % model.tabs.length
      const tab = model.tabs[index]
      if (tab === undefined) return
      await (tab.isCutOff ? tabs.connect(index) : tabs.cutOff(index))
      tab.isCutOff = !tab.isCutOff
    },
  )

const jump = (minutes: number) =>
  command(
    `jump(${minutes} min)`,
    ({ tabs }) => tabs.length > 0,
    (_, tabs) => tabs.jump(0, minutes * MINUTE),
  )

export const tabCommands = (length: number) => {
  const seed = fc.nat({ max: 11 })
  const email = fc.constantFrom(...STAFF)
  return fc.commands<TabsModel, BrowserTabs, false>(
    [
      fc.constant(open()),
      seed.map(close),
      seed.map(act),
      seed.map(act),
      fc.tuple(seed, fc.boolean()).map((input) => reload(...input)),
      fc.tuple(seed, fc.boolean()).map((input) => reload(...input)),
      seed.map(signOut),
      fc.tuple(seed, email, fc.boolean()).map((input) => signIn(...input)),
      fc.tuple(seed, email, fc.boolean()).map((input) => signIn(...input)),
      email.map(signInElsewhere),
      seed.map(network),
      fc.constantFrom(16, 60 * 24, -60 * 24, -5).map(jump),
    ],
    { maxCommands: length, size: 'max' },
  )
}
