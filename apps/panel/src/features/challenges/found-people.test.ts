import { describe, expect, it } from 'vitest'

import { peopleFinder, type Person } from './found-people.ts'

const person = (name: string, lastName1: string, pseudonym: string): Person => ({
  uuid: pseudonym,
  name,
  lastName1,
  pseudonym,
  email: `${pseudonym}@gym.example`.toLowerCase(),
  imageUrl: null,
})
const find = peopleFinder([person('José', 'Peña', 'Rayo'), person('Ana', 'Peña', 'Luz'), person('Eva', 'Soto', 'Sol')])
const found = (typed: string) => find(typed).found.map(({ uuid }) => uuid)

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
    expect(find(pasted).unknown).toEqual(['gone@gym.example'])
  })
})
