import { describe, expect, it } from 'vitest'

import { contactLoss, isLowBattery, isPoorContact, lostSeconds } from './strap-health.ts'

describe('lostSeconds', () => {
  it.each([
    [{ first: 0, last: 59, counted: 60 }, 0],
    [{ first: 10, last: 69, counted: 45 }, 15],
    [{ first: 5, last: 5, counted: 1 }, 0],
    // a held value at the end never counts
    [{ first: 0, last: 9, counted: 9 }, 1],
    [{ first: 0, last: 0, counted: 5 }, 0],
  ])('of %j are %d', (training, expected) => {
    expect(lostSeconds(training)).toBe(expected)
  })
})

it.each([
  [0, 0, null],
  [90, 10, 10],
  [100, 0, 0],
  [0, 30, 100],
])('a strap with %d counted and %d lost seconds has a loss of %j %%', (counted, lost, expected) => {
  expect(contactLoss(counted, lost)).toBe(expected)
})

it.each([
  [null, false],
  [0, true],
  [19, true],
  [20, false],
])('a battery at %j %% is low: %j', (battery, expected) => {
  expect(isLowBattery(battery)).toBe(expected)
})

it.each([
  [null, false],
  [9.9, false],
  [10, true],
])('a loss of %j %% is poor contact: %j', (loss, expected) => {
  expect(isPoorContact(loss)).toBe(expected)
})
