import { expect, it } from 'vitest'

import { contract } from './contract.ts'
import type { Endpoint, Schema } from './core/endpoint.ts'
import { KEY_HEADER } from './core/headers.ts'
import { jsonSchemaOf } from './core/json-schema.ts'
import { isKeyed } from './core/keyed.ts'

/** One line of JSON Schema per field, so a changed field is a changed line in the snapshot. */
const line = (schema: Schema): string => JSON.stringify(jsonSchemaOf(schema))

const partsOf = (endpoint: Endpoint): readonly (readonly [string, string | undefined])[] => [
  ['heeds', isKeyed(endpoint) ? KEY_HEADER : undefined],
  ['access', JSON.stringify(endpoint.access)],
  ['params', endpoint.params && line(endpoint.params)],
  ['query', endpoint.query && line(endpoint.query)],
  ['body', endpoint.body && line(endpoint.body)],
  ['upload', endpoint.upload && JSON.stringify([endpoint.upload, endpoint.uploadLimit])],
  ['answer', endpoint.download ? 'a file' : line(endpoint.response)],
  ['refuses', JSON.stringify(endpoint.errors)],
]

const pageOf = ([name, endpoint]: readonly [string, Endpoint]): string =>
  [
    `${name}: ${endpoint.method} ${endpoint.path} → ${endpoint.status}`,
    endpoint.summary,
    ...partsOf(endpoint).flatMap(([part, text]) => (text === undefined ? [] : [`  ${part} ${text}`])),
  ].join('\n')

it('is what contract.txt says: who changes a call of the wire sees it there, and so does the reviewer', async () => {
  const pages = Object.entries<Endpoint>(contract).map(pageOf)
  await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot('../contract.txt')
})
