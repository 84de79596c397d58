import { describe, expect, it } from 'vitest'

import { changedBy, keptAddress, openingView, readViewForm, viewInFront, type NamedView } from './list-view.ts'

const view = (name: string, change: Partial<NamedView> = {}): NamedView => ({
  uuid: name,
  name,
  address: { sort: name },
  isDefault: false,
  ...change,
})
const women = view('women', { address: { column: 'sex', search: 'female' } })
const newest = view('newest', { address: { sort: 'created', direction: 'desc' }, isDefault: true })
const views = [view('email'), women, newest]

describe('a view saved from an address', () => {
  it("keeps the list's state, without the page and unset parts", () => {
    expect(keptAddress({ page: 3, size: 50, sort: 'email', search: undefined, metrics: true })).toEqual({
      size: 50,
      sort: 'email',
    })
  })
})

describe('a list', () => {
  it('opens with the default view if the address is empty', () => {
    expect(openingView(views, {})).toBe(newest)
    expect(openingView(views, { page: undefined, search: undefined })).toBe(newest)
  })

  it.each([{ page: 1 }, { sort: 'name' }])('opens as %j sets it', (address) => {
    expect(openingView(views, address)).toBeNull()
  })

  it('opens in its standard state without a default view', () => {
    expect(openingView([women], {})).toBeNull()
  })

  it('recognizes its current view by the address, on every page and in any order', () => {
    expect(viewInFront(views, { search: 'female', column: 'sex', page: 2 })).toBe(women)
    expect(viewInFront(views, { search: 'male', column: 'sex' })).toBeNull()
    expect(viewInFront(views, {})).toBeNull()
  })
})

describe('keeping a view', () => {
  const kept = { name: 'women', address: { sort: 'email' }, isDefault: false }
  it.each([
    ['under a new name changes none', { ...kept, name: 'men' }, []],
    ['under a new name, as the default, has nothing to be put back', { ...kept, name: 'men', isDefault: true }, []],
    ['takes the place of another', kept, [women]],
    ['and its being the default', { ...kept, isDefault: true }, [women, newest]],
    ['as what it was', newest, [newest]],
  ])('%s', (_, given, expected) => {
    expect(changedBy(views, given)).toEqual(expected)
  })
})

describe('the form of a view', () => {
  it.each([
    ['Mujeres', true],
    ['  Mujeres ', true],
    ['', false],
    ['   ', false],
    ['x'.repeat(40), true],
    ['x'.repeat(41), false],
  ])('accepts the name %j: %s', (name, isTaken) => {
    expect(readViewForm({ name, isDefault: false }).ok).toBe(isTaken)
  })
})
