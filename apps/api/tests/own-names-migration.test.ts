import { expect, it } from 'vitest'

import { databaseBefore } from './older-database.ts'

const ID = '00000000-0000-4000-8000-000000000001'

it('kept views of a list and bans are called what they are called today', async () => {
  const { client, migrate } = await databaseBefore('own-names')
  const views = [
    ['members', { column: 'last_name_1', search: 'sensor_name', sort: 'last_name_1', size: 50 }],
    ['members', { column: 'sex', search: 'female', sort: 'created' }],
    ['sensors', { sort: 'last_seen_at', direction: 'asc' }],
    ['sensors', { column: 'ownership_type', search: 'lent' }],
    ['trainings', { column: 'user_name', search: 'ana' }],
    // a name of another list means nothing here
    ['audit', { column: 'user_name' }],
    ['requests', {}],
  ] as const
  await client.exec(`
    insert into branches (uuid, name, publishable_key) values ('${ID}', 'Gym', 'pk');
    insert into administrators (uuid, branch_uuid, email, name, last_name_1, role, password_hash)
      values ('${ID}', '${ID}', 'a@gym.example', 'Ana', 'Soto', 'admin', '');
    insert into rooms (uuid, branch_uuid, kind, name, created_at, updated_at) values ('${ID}', '${ID}', 'remote', 'Sala', now(), now());
    insert into members (uuid, branch_uuid, name, last_name_1, email, pseudonym, sign_in_code)
      values ('${ID}', '${ID}', 'Eva', 'Ruiz', 'e@gym.example', 'eva', 'code');
    insert into bans (uuid, branch_uuid, member_uuid, room_uuid, kind, created_at)
      values (gen_random_uuid(), '${ID}', '${ID}', '${ID}', 'this_class', now()),
        (gen_random_uuid(), '${ID}', '${ID}', '${ID}', 'permanent', now());`)
  for (const [index, [list, address]] of views.entries())
    await client.query(
      `insert into list_views (uuid, branch_uuid, admin_uuid, list, name, address, is_default, updated_at)
        values (gen_random_uuid(), $1, $1, $2, $3, $4, false, now())`,
      [ID, list, String(index), JSON.stringify(address)],
    )

  await migrate()

  const kept = await client.query<{ address: unknown }>('select address from list_views order by name')
  expect(kept.rows.map(({ address }) => address)).toEqual([
    { column: 'lastName1', search: 'sensor_name', sort: 'lastName1', size: 50 },
    { column: 'sex', search: 'female', sort: 'created' },
    { sort: 'lastSeenAt', direction: 'asc' },
    { column: 'ownership', search: 'lent' },
    { column: 'name', search: 'ana' },
    { column: 'user_name' },
    {},
  ])
  const bans = await client.query<{ kind: string }>('select kind from bans order by kind')
  expect(bans.rows.map(({ kind }) => kind)).toEqual(['permanent', 'this-class'])
})
