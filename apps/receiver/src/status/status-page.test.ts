import { describe, expect, it } from 'vitest'

import { type Status, statusPage } from './status-page.ts'

const status: Status = {
  connection: { kind: 'connected', roomName: 'Bikes <1>' },
  radios: [{ kind: 'ant', name: 'ttyUSB0', state: 'scanning' }],
  straps: 12,
  unsent: 1,
  isDiskFull: false,
  version: '0.1.0',
}

const textOf = (given: Partial<Status>, language: 'en' | 'es' = 'en') =>
  statusPage({ ...status, ...given }, language)
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('the status page', () => {
  it.each<[string, Partial<Status>, 'en' | 'es', string]>([
    [
      'while all is well',
      {},
      'en',
      'Latido receiver Sending to Bikes &lt;1&gt; ANT+ ttyUSB0 Receiving Straps received 12 Not sent yet Nothing Version 0.1.0',
    ],
    [
      'in Spanish',
      {},
      'es',
      'Receptor de Latido Enviando a Bikes &lt;1&gt; ANT+ ttyUSB0 Recibiendo Bandas recibidas 12 Por enviar Nada Versión 0.1.0',
    ],
    ['with a code of pairing', { connection: { kind: 'pairing', code: '123456' } }, 'en', 'Enter this code 123 456'],
    ['without a code yet', { connection: { kind: 'pairing', code: null } }, 'en', 'Getting a code.'],
    ['without the server', { connection: { kind: 'cut-off' }, unsent: 45 }, 'en', 'Not sent yet 45 seconds'],
    [
      'with a refused key',
      { connection: { kind: 'refused' } },
      'en',
      'The server refuses this receiver The room is inactive',
    ],
    ['after a long outage', { unsent: 3700 }, 'en', 'Not sent yet 62 minutes'],
    ['without a stick', { radios: [] }, 'en', 'No radio. Plug in an ANT+ stick.'],
    [
      'with Bluetooth',
      { radios: [{ kind: 'ble', name: 'hci0', state: 'scanning', links: 4, slots: 5 }] },
      'en',
      'Bluetooth hci0 Receiving · 4 of 5 connections',
    ],
    ['with a full disk', { isDiskFull: true }, 'en', 'The storage is full or broken.'],
  ])('says what matters %s', (_, given, language, words) => {
    expect(textOf(given, language)).toContain(words)
  })
})
