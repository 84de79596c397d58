import { expect, it } from 'vitest'

import { fetched } from '../../tests/answering-client.ts'
import { listTrainings } from './list-trainings.ts'
import { trainingTypesQueryOptions } from './queries.ts'

it('the training types, each with the steps it counts', async () => {
  const type = (uuid: string, kind: string | null) => ({
    training_type_uuid: uuid,
    trainig_name: `name of ${uuid}`,
    use_steps: kind === null ? null : { steps_types: kind },
  })
  const named = { ...type('b', 'rope'), trainig_name_en: 'Jump rope', trainig_name_es: 'Cuerda' }
  const wire = { data: [type('a', null), named, type('c', 'of-tomorrow')] }
  const { data, asked, key } = await fetched(wire, trainingTypesQueryOptions)
  expect(asked).toEqual(['GET /api/v2/trainings/type'])
  expect(key).toEqual(['training-types'])
  expect(data).toEqual([
    { uuid: 'a', name: 'name of a', names: { en: 'name of a', es: 'name of a' }, stepKind: null },
    { uuid: 'b', name: 'name of b', names: { en: 'Jump rope', es: 'Cuerda' }, stepKind: 'rope' },
    { uuid: 'c', name: 'name of c', names: { en: 'name of c', es: 'name of c' }, stepKind: null },
  ])
})

it.each([
  [{ search_column: 'start', search: '2026-11-21' }, true],
  [{ search_column: 'start', search: '2026-11-31' }, false],
  [{ search_column: 'start' }, true],
  [{ search_column: 'email', search: '2026-11-31' }, true],
] as const)('a search of trainings by %j: taken %s', (query, isTaken) => {
  expect(listTrainings.query.safeParse(query).success).toBe(isTaken)
})
