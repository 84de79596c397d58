import { readHostName } from '@repo/domain/center/host'
import { CENTER_LANGUAGES, type SetupField } from '@repo/domain/center/setup-form'
import { centerLimits, passwordLimits, secretLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { BrowserId } from '../auth/log-in.ts'
import { sessionFields } from '../auth/session.ts'
import { SystemCodec } from '../center/show-center.ts'
import { VisibilityCodec } from '../classes/visibility.ts'
import { ApiError } from '../core/api-error.ts'
import { endpoint } from '../core/endpoint.ts'
import { FirstNamesShape, withNames } from '../core/names.ts'
import { renamed } from '../core/renamed.ts'
import { Email } from '../core/schemas.ts'
import { line, text } from '../core/text.ts'
import { orElse } from '../core/tolerant-codecs.ts'

/** Never in a URL that is sent or logged. */
const SetupToken = text().check(z.minLength(1), z.maxLength(secretLimits.issued.max))

export const checkSetup = endpoint({
  method: 'POST',
  path: '/api/v2/setup/check',
  summary: 'Check the link of the first start',
  access: { kind: 'public' },
  body: z.object({ token: SetupToken }),
  response: renamed(z.object({ hosts: z.array(z.string()), suggested_hosts: orElse(z.array(z.string()), []) }), {
    suggested_hosts: 'suggested',
  }),
  errors: { 404: ['setup-token-unknown'], 409: ['already-set-up'] },
})

const FIELDS: Readonly<Record<string, SetupField>> = {
  branch_name: 'centerName',
  lang: 'language',
  measurement_system: 'system',
  offset_name: 'zone',
  hosts: 'hosts',
  name: 'name',
  last_name_1: 'lastName1',
  email: 'email',
  password: 'password',
}

/** Field errors of the server by our names. Errors of a list's entry count for the list. */
export const setupRefusalsOf = (error: unknown): Readonly<Partial<Record<SetupField, string>>> => {
  if (!(error instanceof ApiError)) return {}
  const notice = Object.entries(error.fields).flatMap(([name, [message]]) => {
    const field = FIELDS[name.split('.')[0] ?? '']
    return field === undefined || message === undefined ? [] : [[field, message] as const]
  })
  return Object.fromEntries(notice)
}

const HostName = text().check(
  z.minLength(1),
  z.maxLength(centerLimits.hostLength),
  z.refine((host) => readHostName(host) === host),
)

const NewCenterWire = withNames(
  z.object({
    token: SetupToken,
    branch_name: line(centerLimits.name),
    lang: z.enum(CENTER_LANGUAGES),
    measurement_system: SystemCodec,
    offset_name: text().check(z.minLength(1), z.maxLength(centerLimits.zoneLength)),
    hosts: z.array(HostName).check(z.minLength(centerLimits.hosts.min), z.maxLength(centerLimits.hosts.max)),
    ...FirstNamesShape,
    email: Email,
    password: text().check(z.minLength(passwordLimits.min), z.maxLength(passwordLimits.max)),
    browser_id: z.optional(BrowserId),
    minors_at_most: z.optional(VisibilityCodec),
  }),
)

export const setUpCenter = endpoint({
  method: 'POST',
  path: '/api/v2/setup',
  summary: 'Create the first center',
  access: { kind: 'public' },
  body: renamed(NewCenterWire, {
    branch_name: 'centerName',
    lang: 'language',
    measurement_system: 'system',
    offset_name: 'zone',
    last_name_1: 'lastName1',
    short_name: 'isShortName',
    browser_id: 'browserId',
    minors_at_most: 'minorsAtMost',
  }),
  response: z.object({
    ...sessionFields,
    user_uuid: z.string(),
    branch_uuid: z.string(),
    show_agreement: z.boolean(),
  }),
  status: 201,
  errors: {
    404: ['setup-token-unknown'],
    409: ['already-set-up'],
    422: ['password-common', 'password-of-names', 'host-taken'],
  },
})
