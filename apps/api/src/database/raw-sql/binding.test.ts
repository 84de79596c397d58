import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { branchDatabase } from '../database.ts'
import { embeddedIn } from '../embedded.ts'
import { clientOf, type Asked } from '../prepared-client.ts'

const BRANCH = '5a0f4d3e-8a52-4a43-9d40-0c6c1a9f7b11'

/** What a database is asked, each with the texts that go before it in the same message. */
const told = () => {
  const messages: string[][] = []
  const ask = async ({ text, ahead = [] }: Asked) => {
    messages.push([...ahead, { text }].map((one) => one.text.replace(/ set_config\(.*/, ' binding')))
    return { rows: [], fields: [], command: text.toUpperCase() }
  }
  const db = embeddedIn(clientOf(ask, (work) => work()))
  return { handle: branchDatabase(db, BRANCH), messages }
}

it('whoever changes something in a branch is bound in the message that begins, and waits for the end', async () => {
  const { handle, messages } = told()
  await handle.run(async (tx) => {
    await tx.execute(sql`insert`)
    await tx.execute(sql`update`)
  })
  expect(messages).toEqual([['begin', 'select binding', 'insert'], ['update'], ['commit']])
})

it('whoever reads in a branch is bound in each message, and says nothing else', async () => {
  const { handle, messages } = told()
  await handle.read(async (tx) => {
    await tx.execute(sql`first`)
    await tx.execute(sql`second`)
  })
  expect(messages).toEqual([
    ['select binding', 'first'],
    ['select binding', 'second'],
  ])
})
