import type { Endpoint } from '@repo/api-client/core/endpoint'
import type { FastifyRequest } from 'fastify'

import { Refusal } from '../lib/refusal.ts'

interface Upload {
  readonly file: Buffer
  readonly fields: Readonly<Record<string, unknown>>
}

const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code

const refuse = (endpoint: Endpoint, error: unknown): never => {
  if (codeOf(error) === TOO_LARGE && endpoint.uploadLimit !== undefined) {
    throw new Refusal(endpoint.uploadLimit.refusal)
  }
  throw typeof codeOf(error) === 'string' ? error : new Refusal('malformed-body')
}

export const readUpload = async (endpoint: Endpoint, request: FastifyRequest): Promise<Upload> => {
  if (!request.isMultipart()) throw new Refusal('unsupported-media-type')
  const limits = endpoint.uploadLimit === undefined ? {} : { limits: { fileSize: endpoint.uploadLimit.bytes } }
  const part = await request.file(limits).catch((error: unknown) => refuse(endpoint, error))
  if (part === undefined || part.fieldname !== endpoint.upload) {
    throw new Refusal('invalid-input', { fields: { [String(endpoint.upload)]: 'invalid-input' } })
  }
  const file = await part.toBuffer().catch((error: unknown) => refuse(endpoint, error))
  // the parser reports truncation only with the next chunk, and there may be none
  if (part.file.truncated) refuse(endpoint, { code: TOO_LARGE })
  const texts = Object.entries(part.fields).flatMap(([name, field]) =>
    field !== undefined && 'value' in field ? [[name, field.value] as const] : [],
  )
  return { file, fields: Object.fromEntries(texts) }
}
