import { expect, it } from 'vitest'

import { databaseBefore } from './older-database.ts'

const GYM = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const SHARED_HIIT = '6f1d8f0e-4a57-4f5e-9a55-0c2f1b6a0003'

it('classes and trainings of two centers keep their kind when the shared types become their own', async () => {
  const { client, migrate } = await databaseBefore('first-run')
  for (const number of [1, 2]) {
    const gym = GYM(number)
    await client.exec(`
      insert into branches (uuid, name, publishable_key) values ('${gym}', 'Gym', 'pk_${number}');
      insert into rooms (uuid, branch_uuid, kind, name, created_at, updated_at) values ('${gym}', '${gym}', 'remote', 'Sala', now(), now());
      insert into classes (uuid, branch_uuid, room_uuid, training_type_uuid, channel, capacity, duration_minutes, delay_minutes, data_order, remote_state, configured_at, start_at, finish_at)
        values ('${gym}', '${gym}', '${gym}', '${SHARED_HIIT}', 'c', 1, 1, 0, 'effort', 1, now(), now(), now());`)
  }
  await migrate()
  const { rows } = await client.query(`
    select c.branch_uuid = t.branch_uuid as is_own, t.name_en, t.name_es, b.first_steps_put_away_at is null as is_new,
      (select count(*)::int from training_types all_types where all_types.branch_uuid = c.branch_uuid) as types
    from classes c join training_types t on t.uuid = c.training_type_uuid join branches b on b.uuid = c.branch_uuid`)
  const expected = { is_own: true, name_en: 'HIIT', name_es: 'HIIT', is_new: false, types: 10 }
  expect(rows).toEqual([expected, expected])
})
