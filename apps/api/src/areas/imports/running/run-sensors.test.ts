import { handOverSensor } from '@repo/api-client/sensors/endpoints'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { buildSensor } from '../../../../testing/factories/build-sensor.ts'
import { buildTraining } from '../../../../testing/factories/build-training.ts'
import { type ImportWorld, startImportWorld } from '../../../../testing/import-world.ts'
import { sensors, strapAddresses } from '../../../database/schema/sensors.ts'

const mac = (last: number) => `AA:00:00:00:00:${String(last).padStart(2, '0')}`

describe('a run of sensors', () => {
  let world: ImportWorld
  beforeAll(async () => {
    world = await startImportWorld()
  })

  const sensorOf = async (name: string) => {
    const [sensor] = await world.db.select().from(sensors).where(eq(sensors.name, name))
    const held = await world.db
      .select()
      .from(strapAddresses)
      .where(eq(strapAddresses.sensorUuid, sensor?.uuid ?? world.branchUuid))
      .orderBy(asc(strapAddresses.address))
    return { sensor, addresses: held.map(({ address, learnt }) => `${address} ${learnt}`) }
  }
  const wearer = (email: string) => buildMember(world.db, world.branchUuid, { email })
  const build = (name: string, of: Parameters<typeof buildSensor>[3] = {}, memberUuid: string | null = null) =>
    buildSensor(world.db, world.branchUuid, memberUuid, { name, ...of })

  it('creates each sensor with its addresses and its wearer', async () => {
    const member = await wearer('wears@gym.example')
    const uuid = await world.plan('sensors', [
      { sensorName: 'Uno', mac: mac(1), ant: '730001', centerId: '12', ownership: 'center' },
      { sensorName: 'Dos', mac: mac(2), wearer: 'wears@gym.example' },
      { sensorName: 'Tres', ant: '730003', ownership: 'user', wearer: 'WEARS@gym.example' },
    ])
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual(['created', 'created', 'created'])
    expect(await sensorOf('Uno')).toMatchObject({
      sensor: { centerNumber: '12', memberUuid: null, ownership: 'center', version: 1 },
      addresses: ['ant:730001 typed', 'ble:AA0000000001 typed'],
    })
    expect((await sensorOf('Dos')).sensor).toMatchObject({ memberUuid: member.uuid, ownership: 'borrowed' })
    expect((await sensorOf('Tres')).sensor).toMatchObject({ memberUuid: member.uuid, ownership: 'owned' })
  })

  it('changes the shown fields of a known sensor, and keeps learnt addresses', async () => {
    const known = await build('Viejo', { mac: mac(11), ant: '730011' })
    const held = { branchUuid: world.branchUuid, sensorUuid: known.uuid, learnt: 'beats' as const }
    await world.db.insert(strapAddresses).values({ ...held, address: 'ble:AA00000000FF' })
    const member = await wearer('lent@gym.example')
    const rows = [{ sensorName: 'Nuevo', mac: mac(11), ant: '730019', centerId: '7', wearer: 'lent@gym.example' }]
    const uuid = await world.plan('sensors', rows)
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual(['changed'])
    expect(await sensorOf('Nuevo')).toMatchObject({
      sensor: { uuid: known.uuid, centerNumber: '7', memberUuid: member.uuid, ownership: 'borrowed', version: 2 },
      addresses: ['ant:730019 typed', 'ble:AA0000000011 typed', 'ble:AA00000000FF beats'],
    })
  })

  it('leaves rows whose sensor, address, or wearer was changed since the preview', async () => {
    const edited = await build('Editado', { mac: mac(21) })
    const lent = await build('Prestado', { mac: mac(22) })
    const member = await wearer('w2@gym.example')
    const other = await wearer('w3@gym.example')
    const gone = await wearer('w4@gym.example')
    const uuid = await world.plan('sensors', [
      { sensorName: 'Editado 2', mac: mac(21) },
      { sensorName: 'Prestado', mac: mac(22), wearer: 'w2@gym.example' },
      { sensorName: 'Tomado', mac: mac(23) },
      { sensorName: 'Sin nadie', mac: mac(24), wearer: 'w4@gym.example' },
      { sensorName: 'Libre', mac: mac(25), wearer: member.email },
    ])
    await world.db.update(sensors).set({ version: 2 }).where(eq(sensors.uuid, edited.uuid))
    await world.admin.call(handOverSensor, {
      params: { uuid: lent.uuid },
      body: { former_user_uuid: null, user_uuid: other.uuid },
    })
    await build('Otro', { mac: mac(23) })
    await world.unlink(gone.uuid)
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual(['moved', 'moved', 'moved', 'moved', 'created'])
    expect((await sensorOf('Prestado')).sensor).toMatchObject({ memberUuid: other.uuid })
  })

  it('is undone to the same tables, but for the counters of changes', async () => {
    const known = await build('Antes', { mac: mac(31), ant: '730031', centerNumber: '3' })
    const held = { branchUuid: world.branchUuid, sensorUuid: known.uuid, learnt: 'claim' as const }
    await world.db.insert(strapAddresses).values({ ...held, address: 'ble:AA0000000039' })
    await wearer('w5@gym.example')
    const before = await world.fingerprints()
    const uuid = await world.plan('sensors', [
      {
        sensorName: 'Despues',
        mac: mac(39),
        ant: '730038',
        centerId: '4',
        ownership: 'user',
        wearer: 'w5@gym.example',
      },
      ...Array.from({ length: 250 }, (_, at) => ({ sensorName: `Banda ${at}`, ant: String(800_000 + at) })),
    ])
    await world.run(uuid)
    expect(await world.fingerprints()).not.toEqual(before)
    await world.undo(uuid)
    expect(new Set(await world.outcomes(uuid))).toEqual(new Set(['restored', 'removed']))
    expect(await world.fingerprints()).toEqual(before)
  })

  it('is changed by a second import of the same file in nothing', async () => {
    await wearer('w6@gym.example')
    const rows = [
      {
        sensorName: 'Igual',
        mac: mac(41),
        ant: '730041',
        centerId: '9',
        ownership: 'center',
        wearer: 'w6@gym.example',
      },
      { sensorName: 'Igual 2', mac: mac(42) },
    ]
    await world.run(await world.plan('sensors', rows))
    const again = await world.plan('sensors', rows)
    expect((await world.rowsOf(again)).map(({ state }) => state)).toEqual(['same', 'same'])
  })

  it('keeps, when undone, what was used, lent, or edited since, and names why', async () => {
    const old = await build('Cambia', { mac: mac(50) })
    const names = ['used', 'lent', 'edited'] as const
    const uuid = await world.plan('sensors', [
      ...names.map((name, at) => ({ sensorName: `De ${name}`, mac: mac(51 + at) })),
      { sensorName: 'Cambia', mac: mac(50), ant: '730050' },
      { sensorName: 'Vuelve', mac: mac(59) },
    ])
    await world.run(uuid)
    world.server.clock.advance(1000)
    const [used, lent] = await Promise.all([sensorOf('De used'), sensorOf('De lent')])
    const member = await wearer('w7@gym.example')
    await buildTraining(world.db, world.branchUuid, member.uuid, { sensorUuid: used.sensor?.uuid ?? '' })
    await world.admin.call(handOverSensor, {
      params: { uuid: lent.sensor?.uuid ?? '' },
      body: { former_user_uuid: null, user_uuid: member.uuid },
    })
    await world.db.update(sensors).set({ version: 2 }).where(eq(sensors.name, 'De edited'))
    await world.db.update(sensors).set({ version: 3 }).where(eq(sensors.uuid, old.uuid))
    await world.undo(uuid)
    expect(await world.kept(uuid)).toEqual(['trained', 'lent', 'edited', 'edited', null])
    expect((await sensorOf('Vuelve')).sensor).toBeUndefined()
  })
})
