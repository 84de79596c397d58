import { expect, it } from 'vitest'

import { contract } from '../contract.ts'
import type { Endpoint } from './endpoint.ts'
import { isKeyed } from './keyed.ts'

/** POST endpoints without keys, with the reason. */
const WITHOUT: Partial<Record<keyof typeof contract, string>> = {
  logIn: 'a browser that signs in again takes the place of its own session',
  refreshSession: 'a token has one successor, however often it is asked for',
  logOut: 'a session that is over stays so',
  checkSetup: 'keeps nothing',
  setUpCenter: 'its link is good once; whoever lost the answer signs in with what they chose',
  deleteStreaming: 'a meeting that is over stays so',
  recoverStreaming: 'keeps nothing',
  showJoinCode: 'shown twice is shown',
  createRealtimeToken: 'keeps nothing',
  createPairingCode: 'a code that nobody types runs out',
  collectPairing: 'asked every few seconds; a token that is lost on its way is paired anew',
  createDaqPairingCode: 'a code that is not used expires',
  collectDaqPairing: 'called every few seconds; after a lost answer, the receiver is paired again',
  signInDisplay: 'a coach on a wall takes the place of the one before',
  signOutDisplay: 'a wall without a coach stays so',
  joinClass: 'a phone that joins again is the same participant',
  showJoinRequest: 'keeps nothing',
  pickStrap: 'picking a strap again changes nothing',
  sendMeasurements: 'a sample is known by its moment',
  sendDaqMeasurements: 'a sample is known by its moment',
  reportDaq: 'says how the device is, each time anew',
  askMembership: 'an e-mail asks once: what it said last counts',
  reportFault: 'a line in a log, of which a browser has few',
}

it('every POST heeds keys or says why not', () => {
  const endpoints = Object.entries<Endpoint>(contract)
  const open = endpoints.filter(([, endpoint]) => endpoint.method === 'POST' && !isKeyed(endpoint))
  expect(open.map(([name]) => name).toSorted()).toEqual(Object.keys(WITHOUT).toSorted())
})

it('what is no POST may be sent again anyhow, and heeds keys only where its own change would refuse it then', () => {
  const others = Object.values<Endpoint>(contract).filter(({ method }) => method !== 'POST')
  expect(others.filter(isKeyed)).toEqual(others.filter(({ errors }) => 412 in errors))
})
