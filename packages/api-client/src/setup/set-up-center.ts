import { readHostName } from '@repo/domain/center/host'
import { CENTER_LANGUAGES } from '@repo/domain/center/setup-form'
import { centerLimits, passwordLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { BrowserId } from '../auth/log-in.ts'
import { sessionFields } from '../auth/session.ts'
import { SystemCodec } from '../centers/center-wire.ts'
import { endpoint } from '../core/endpoint.ts'
import { FirstNamesShape, withNames } from '../core/names.ts'
import { renamed } from '../core/renamed.ts'
import { Email } from '../core/schemas.ts'
import { line, text } from '../core/text.ts'
import { SetupToken } from './check-setup.ts'

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
  }),
)

/** Makes the first center and its first administrator, once, and signs that person in. */
export const setUpCenter = endpoint({
  method: 'POST',
  path: '/api/v2/setup',
  summary: 'Make the first center',
  access: { kind: 'public' },
  body: renamed(NewCenterWire, {
    branch_name: 'centerName',
    lang: 'language',
    measurement_system: 'system',
    offset_name: 'zone',
    last_name_1: 'lastName1',
    short_name: 'isShortName',
    browser_id: 'browserId',
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
