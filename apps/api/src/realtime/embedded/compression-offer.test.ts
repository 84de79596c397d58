import { expect, it } from 'vitest'

import { acceptCompression, acceptingHeader } from './compression-offer.ts'

it.each([
  { who: 'nobody', header: undefined, expected: 'none' },
  { who: 'an empty header', header: '', expected: 'none' },
  { who: 'another extension', header: 'x-webkit-deflate-frame', expected: 'none' },
  { who: 'Firefox', header: 'permessage-deflate', expected: 'continued' },
  { who: 'Chromium', header: 'permessage-deflate; client_max_window_bits', expected: 'continued' },
  { who: 'one with little memory', header: 'permessage-deflate; server_no_context_takeover', expected: 'each' },
  { who: 'a smaller window', header: 'permessage-deflate; server_max_window_bits=10', expected: 'none' },
  {
    who: 'a smaller window at best',
    header: 'permessage-deflate; server_max_window_bits=10, permessage-deflate',
    expected: 'continued',
  },
  {
    who: 'two, the first of them short of memory',
    header:
      'mux; max-channels=4, permessage-deflate;server_no_context_takeover ; client_no_context_takeover,permessage-deflate',
    expected: 'each',
  },
  { who: 'a window in quotes', header: 'permessage-deflate; client_max_window_bits="15"', expected: 'continued' },
  { who: 'a window that there is not', header: 'permessage-deflate; client_max_window_bits=16', expected: 'none' },
  { who: 'a switch with a value', header: 'permessage-deflate; server_no_context_takeover=1', expected: 'none' },
  {
    who: 'the same twice',
    header: 'permessage-deflate; client_max_window_bits; client_max_window_bits=9',
    expected: 'none',
  },
  { who: 'what is not known', header: 'permessage-deflate; dictionary', expected: 'none' },
] as const)('meets the offer of $who: $expected', ({ header, expected }) => {
  expect(acceptCompression(header)).toBe(expected)
})

it('says that peers begin anew with every message, and that we do where they asked for it', () => {
  expect(acceptingHeader('continued')).toBe('Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover')
  expect(acceptingHeader('each')).toBe(
    'Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover; client_no_context_takeover',
  )
})
