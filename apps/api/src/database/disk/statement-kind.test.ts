import { expect, it } from 'vitest'

import { changesData, isEssential } from './disk-guard.ts'

it.each([
  ['select "uuid" from "members" where "name" = $1', false, false],
  ['select 1 from updates', false, false],
  ['begin', false, false],
  ['rollback', false, false],
  ['with recent as (select 1) select * from recent', false, false],
  ['insert into "members" ("uuid") values ($1)', true, false],
  ['\n  insert into samples (participation_uuid) select 1', true, true],
  ['insert into "audit_entries" ("uuid") values ($1)', true, true],
  ['update "admin_sessions" set "token_hash" = $1', true, true],
  ['update "admin_sessions_archive" set "token_hash" = $1', true, false],
  ['update "participations" set "sensor_name" = $1', true, true],
  ['insert into "participations" ("uuid") values ($1)', true, false],
  ['delete from "samples" where "at" < $1', true, false],
  ['with own as (select 1) insert into samples select 1', true, false],
  ['vacuum "samples"', true, false],
  ['analyze members', true, false],
])('the statement %j: changes data %s, essential %s', (text, changes, essential) => {
  expect([changesData(text), changesData(text) && isEssential(text)]).toEqual([changes, essential])
})
