import { contract } from '@repo/api-client/contract'
import { expect, it } from 'vitest'

import { storesNewData } from './adds-data.ts'

const SMALL: Readonly<Record<string, string>> = {
  createPairingCode: 'deleted within minutes',
  createDaqPairingCode: 'deleted within minutes',
  createRealtimeToken: 'stores nothing',
  createStreamingAccount: 'one per center',
}

it('each call that creates records is refused on a nearly full disk', () => {
  const accepted = Object.entries(contract)
    .filter(([name, endpoint]) => /^(?:create|add)[A-Z]/u.test(name) && !storesNewData(endpoint))
    .map(([name]) => name)
  expect(accepted.toSorted()).toEqual(Object.keys(SMALL).toSorted())
})
