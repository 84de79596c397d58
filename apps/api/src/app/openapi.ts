import { contract } from '@repo/api-client/contract'
import type { Endpoint, Schema } from '@repo/api-client/core/endpoint'
import { jsonSchemaOf } from '@repo/api-client/core/json-schema'
import { isKeyed } from '@repo/api-client/core/keyed'
import { ErrorBody } from '@repo/api-client/core/schemas'
import { VERSION } from '@repo/domain/core/version'

import { errorAnswers } from './refusals.ts'

type Json = Record<string, unknown>

const parametersOf = (schema: Schema | undefined, place: 'path' | 'query'): Json[] => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }))
}

const requestBodyOf = ({ body, upload }: Endpoint): Json => {
  if (upload !== undefined) {
    const file = { type: 'string', format: 'binary' }
    const fields = body === undefined ? {} : (jsonSchemaOf(body) as { properties?: Json; required?: string[] })
    const schema = {
      type: 'object',
      properties: { ...fields.properties, [upload]: file },
      required: [...(fields.required ?? []), upload],
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (body === undefined) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(body) } } } }
}

const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again under the same key, the call has no second effect and gets the same answer for a day.',
  schema: { type: 'string' },
}

const SECURITY = {
  public: [],
  center: [{ center: [] }],
  staff: [{ center: [], staff: [], level: [] }],
  display: [{ display: [] }],
  participant: [{ participant: [] }],
  daq: [{ daq: [] }, { display: [] }],
} as const

const errorsOf = (endpoint: Endpoint): Json => {
  const named = Object.entries(endpoint.errors).map(([status, codes = []]) => [
    status,
    { description: codes.map((code) => `${code}: ${errorAnswers.sentenceOf(code, 'en')}`).join(' '), ...errorContent },
  ])
  return Object.fromEntries([...named, ['default', { description: 'Any other refusal', ...errorContent }]]) as Json
}

const errorContent = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }

const contentOf = ({ download, response }: Endpoint): Json =>
  download
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: jsonSchemaOf(response) } }

const operationOf = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  security: SECURITY[endpoint.access.kind],
  parameters: [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(isKeyed(endpoint) ? [KEY_PARAMETER] : []),
  ],
  ...requestBodyOf(endpoint),
  responses: {
    [endpoint.status]: { description: 'Done', content: contentOf(endpoint) },
    ...errorsOf(endpoint),
  },
})

const header = (name: string) => ({ type: 'apiKey', in: 'header', name })

export const openApiDocument = (): Json => {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(contract)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Latido', version: VERSION, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(ErrorBody) },
      securitySchemes: {
        center: { type: 'http', scheme: 'bearer' },
        staff: header('token-admin'),
        level: header('token-level'),
        display: header('token-display'),
        participant: header('token-participant'),
        daq: header('token-daq'),
      },
    },
  }
}
