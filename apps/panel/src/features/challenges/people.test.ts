import { describe, expect, it } from 'vitest'

import { gathering, together, type People, type Person } from './people.ts'

const person = (name: string, lastName1: string, pseudonym: string): Person => ({
  uuid: pseudonym,
  name,
  lastName1,
  pseudonym,
  email: `${pseudonym}@gym.example`.toLowerCase(),
  imageUrl: null,
})
const people = gathering()
people.add([person('José', 'Peña', 'Rayo'), person('Ana', 'Peña', 'Luz')])
people.add([person('Eva', 'Soto', 'Sol')])
const found = (typed: string, among: People = people) => among.find(typed).rows.map(({ key }) => key)

describe('people are found', () => {
  it.each([
    ['', ['Rayo', 'Luz', 'Sol']],
    ['pena', ['Rayo', 'Luz']],
    ['PEÑA jos', ['Rayo']],
    ['sol@gym', ['Sol']],
    // one e-mail alone is a search like any other
    ['luz@gym.example', ['Luz']],
    ['nobody', []],
  ])('by %j', (typed, uuids) => {
    expect(found(typed)).toEqual(uuids)
  })

  it('by a list of e-mails, in whatever way they stand beside each other', () => {
    const pasted = 'Sol@gym.example, "Ana" <luz@gym.example>;\nsol@gym.example gone@gym.example'
    expect(found(pasted)).toEqual(['Sol', 'Luz'])
    expect(people.find(pasted).unknown).toEqual(['gone@gym.example'])
  })

  it('beside others', () => {
    const left = gathering()
    left.add([person('Raúl', 'Peña', 'Mar')])
    const all = together(left, people)
    expect(all.count).toBe(4)
    expect(found('pena', all)).toEqual(['Mar', 'Rayo', 'Luz'])
    expect([all.personOf('Mar')?.name, all.personOf('Sol')?.name, all.personOf('Gone')]).toEqual([
      'Raúl',
      'Eva',
      undefined,
    ])
    expect(all.find('mar@gym.example sol@gym.example gone@gym.example').unknown).toEqual(['gone@gym.example'])
  })
})
