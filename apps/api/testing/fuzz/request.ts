import type { Endpoint, Schema } from '@repo/api-client/core/endpoint'
import { writeFit } from '@repo/recordings/write-fit'
import * as fc from 'fast-check'

import type { ValidCall } from '../calls/call-row.ts'
import { addressOf } from '../valid-calls.ts'
import { CALLERS, callerOf, type World } from '../world.ts'
import { hostileBody, hostileText, jsonText, mutated } from './hostile.ts'
import { arbitraryOf } from './schema-arbitrary.ts'
import type { Sent } from './send.ts'

const UNKNOWN = '7d3c0b52-2f5e-4f0e-8f39-2a6b1c9d4e10'

const idsOf = (world: World): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(world.branch.uuid, world.coach.uuid, world.idle.uuid, world.busy.uuid) },
    { weight: 2, arbitrary: fc.constantFrom(world.classUuid, world.typeUuid, world.member.uuid, world.daq.uuid) },
    fc.constantFrom(UNKNOWN, world.displayUuid, world.admin.uuid),
  )

const inAddress = (text: string): string => encodeURIComponent(text.toWellFormed().slice(0, 20_000))

const rawSegment = fc.constantFrom('%', '%zz', '%ED%A0%80', '%00', '..', '.', '%2e%2e', '%2f', ';', '%3f', '*', '~')

const rarely = <T>(usual: fc.Arbitrary<T>, ...others: fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: usual }, ...others.map((arbitrary) => ({ weight: 1, arbitrary })))

const pathOf = (endpoint: Endpoint, ids: fc.Arbitrary<string>, valid: ValidCall): fc.Arbitrary<string> => {
  const fitting = fc.constant(addressOf(endpoint.path, { id: inAddress(valid.id ?? UNKNOWN), ids: valid.ids ?? {} }))
  const hostile = fc
    .oneof(ids.map(inAddress), hostileText.map(inAddress), rawSegment)
    // without its last part, an address may be that of a list
    .filter((segment) => segment !== '')
    .map((segment) => endpoint.path.replace(/\{\w+\}/g, () => segment))
  return fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 3, arbitrary: hostile })
}

const queryText = (value: unknown): string =>
  Object.entries(typeof value === 'object' && value !== null ? value : {})
    .map(([name, part]) => `${inAddress(name)}=${inAddress(typeof part === 'string' ? part : JSON.stringify(part))}`)
    .join('&')

const queryOf = (schema: Schema | undefined, ids: fc.Arbitrary<string>, known: object = {}): fc.Arbitrary<string> => {
  const valid = schema === undefined ? fc.constant({}) : arbitraryOf(schema, ids)
  const odd = fc.constantFrom(
    '?',
    '?page=1&page=2',
    '?page[]=1',
    '?__proto__=1',
    '?search=%',
    '?search=%00%00%00',
    '?&&&==',
  )
  const nearly = mutated(valid).map((value) => `?${queryText(value)}`)
  return schema === undefined
    ? rarely(fc.constant(''), odd)
    : fc.oneof(
        fc.constant(`?${queryText(known)}`),
        valid.map((value) => `?${queryText(value)}`),
        nearly,
        odd,
      )
}

/** A PNG of one pixel; form bodies have one byte per character. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1')

const PDF = '%PDF-1.7\n%%EOF'

const RECORDING = Buffer.from(
  writeFit({ startAt: new Date('2025-06-01T12:00:00Z'), calories: null, samples: [{ second: 0, heartRate: 120 }] }),
).toString('latin1')

const filesOf = (field: string): readonly string[] => (field === 'recording' ? [RECORDING] : [PICTURE, PDF])

const textParts = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')

interface Form {
  readonly type: string
  readonly text: string
}

const FORM = 'multipart/form-data; boundary=b'

const filePart = (name: string, file: string, content: string): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${file}\r\ncontent-type: image/png\r\n\r\n${content}\r\n`

const hostileForm = (field: string, fields: Readonly<Record<string, string>>): fc.Arbitrary<Form> =>
  fc
    .record({
      name: fc.constantFrom(field, 'other', '', '__proto__'),
      file: fc.constantFrom('; filename="a.png"', '; filename="../../x"', '', '; filename=""'),
      content: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(...filesOf(field)),
        fc.constant('x'.repeat(2 ** 21 + 1)),
      ),
      texts: rarely(
        fc.constant(fields),
        fc.record({ from: fc.string({ unit: 'binary' }), email: fc.constantFrom('a@b.example', '', '\u0000') }),
      ),
      end: fc.constantFrom('--b--\r\n', '--b', '', '--b\r\n'),
      type: rarely(
        fc.constant(FORM),
        fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=', 'application/json', 'image/png'),
      ),
    })
    .map(({ name, file, content, texts, end, type }) => ({
      type,
      text: textParts(texts) + filePart(name, file, content) + end,
    }))

const formOf = (field: string, fields: Readonly<Record<string, string>>): fc.Arbitrary<Form> =>
  rarely(
    hostileForm(field, fields),
    fc.constantFrom(...filesOf(field)).map((content) => ({
      type: FORM,
      text: `${textParts(fields)}${filePart(field, '; filename="a"', content)}--b--\r\n`,
    })),
  )

const bodyOf = (
  endpoint: Endpoint,
  ids: fc.Arbitrary<string>,
  example: ValidCall,
): fc.Arbitrary<{ type: string; text: string } | null> => {
  if (endpoint.upload !== undefined) return formOf(endpoint.upload, example.fields ?? {})
  const type = rarely(
    fc.constant('application/json'),
    fc.constantFrom('text/plain', 'application/xml', 'x', 'multipart/form-data'),
  )
  if (endpoint.body === undefined) {
    const none = fc.constant(null)
    return endpoint.method === 'GET'
      ? none
      : rarely<{ type: string; text: string } | null>(none, fc.record({ type, text: hostileBody }))
  }
  const valid = fc.oneof(arbitraryOf(endpoint.body, ids), fc.constant(example.body))
  const text = fc.oneof(
    { weight: 3, arbitrary: valid.map(jsonText) },
    { weight: 6, arbitrary: mutated(valid).map(jsonText) },
    hostileBody,
  )
  return fc.record({ type, text })
}

const printable = fc.stringMatching(/^[ -~]{0,40}$/)

const headersOf = (endpoint: Endpoint, world: World): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(
      rarely(fc.constant(callerOf(endpoint)), fc.constantFrom(...CALLERS)),
      rarely(
        fc.constant<Record<string, string>>({}),
        fc.dictionary(
          fc.constantFrom(
            'accept-language',
            'branch-uuid',
            'authorization',
            'token-admin',
            'token-display',
            'token-participant',
            'x-forwarded-for',
          ),
          fc.oneof(printable, fc.constantFrom('a'.repeat(5000), '*', 'es;q=NaN', UNKNOWN, 'Bearer  ')),
          { maxKeys: 3 },
        ),
      ),
    )
    .map(([caller, odd]) => ({ ...world.headers[caller], ...odd }))

export const requestOf = (endpoint: Endpoint, world: World, example: ValidCall): fc.Arbitrary<Sent> => {
  const ids = idsOf(world)
  return fc
    .record({
      path: pathOf(endpoint, ids, example),
      query: queryOf(endpoint.query, ids, example.query),
      headers: headersOf(endpoint, world),
      body: bodyOf(endpoint, ids, example),
    })
    .map(({ path, query, headers, body }) => ({
      method: endpoint.method,
      path: path + query,
      headers: { ...headers, ...(body === null ? {} : { 'content-type': body.type }) },
      body: body === null ? null : Buffer.from(body.text, endpoint.upload === undefined ? 'utf8' : 'latin1'),
    }))
}
