import { type Access, type Endpoint, pathOf, type Schema } from '@repo/api-client/core/endpoint'
import type { ListQuery } from '@repo/api-client/core/list'
import type { Page } from '@repo/api-client/core/page'
import type { AuditAction } from '@repo/domain/center/audit-actions'
import { encode, type ZodMiniType } from 'zod/mini'

import type { StaffPrincipal } from '../http/authentication/principal.ts'
import { type Call, noted, route, type Route } from '../http/route.ts'
import { StreamedAnswer } from '../http/streamed-answer.ts'
import type { Language } from '../lib/language.ts'
import { Refusal } from '../lib/refusal.ts'
import type { ListCall, ListSource } from './list-source.ts'
import { lastPageOf, pagePlace } from './page-place.ts'

type Staff = Extract<Access, { kind: 'staff' }>

interface ListedBy<Row, Slim, C extends string, S extends string> extends Endpoint<
  Schema | undefined,
  ZodMiniType<ListQuery<C, S>>,
  undefined,
  ZodMiniType<Page<Row>>,
  Staff
> {
  readonly slimRow: ZodMiniType<Slim> | undefined
}

interface Presenting<Stored, Row, Slim> {
  /** Absent if searches aren't audited. The search text isn't stored because it's often a name. */
  readonly searched?: AuditAction
  readonly row: (stored: Stored, language: Language) => Row
  readonly slim?: (stored: Stored) => Slim
}

export const listCallOf = ({ context, principal }: Call & { readonly principal: StaffPrincipal }): ListCall => ({
  branch: principal.branch,
  anchors: context.anchors,
  now: new Date(context.clock.now()),
})

async function* wholeJson<Stored>(
  stored: AsyncIterable<Stored>,
  written: (one: Stored) => unknown,
): AsyncGenerator<string> {
  let separator = '{"data":['
  for await (const one of stored) {
    yield separator + JSON.stringify(written(one))
    separator = ','
  }
  yield separator === ',' ? ']}' : '{"data":[]}'
}

/** Another center's id gets the same answer as an unknown one. */
export const paramsOf = (input: object, { branch }: StaffPrincipal): Readonly<Record<string, unknown>> => {
  const params = 'params' in input ? (input.params as Readonly<Record<string, unknown>>) : {}
  if (params['branch'] !== undefined && params['branch'] !== branch.branchUuid) throw new Refusal('not-found')
  return params
}

export const listRoute = <Stored, Row, Slim, C extends string, S extends string>(
  endpoint: ListedBy<Row, Slim, C, S>,
  from: ListSource<Stored, C, S> | ((params: { readonly uuid: string }) => ListSource<Stored, C, S>),
  present: Presenting<Stored, Row, Slim>,
): Route => {
  const { searched } = present
  const list = route(endpoint, async (input, call) => {
    const { query } = input
    const params = paramsOf(input, call.principal)
    const source = typeof from === 'function' ? from({ uuid: String(params['uuid']) }) : from
    const listCall = listCallOf(call)
    const { slim } = present
    const { slimRow } = endpoint
    if (query.isWhole === true && slim !== undefined && slimRow !== undefined) {
      const chunks = wholeJson(await source.each(listCall, query), (stored) => encode(slimRow, slim(stored)))
      return new StreamedAnswer({ type: 'application/json; charset=utf-8', chunks })
    }
    const { page, size } = query
    const { rows, total } = await source.page(listCall, query, { offset: (page - 1) * size, size })
    const { host, secure } = call.origin
    const place = pagePlace({
      path: `${secure ? 'https' : 'http'}://${host}${pathOf(endpoint, params)}`,
      queryOf: (number) => encode(endpoint.query, { ...query, page: number }) as Record<string, unknown>,
      page,
      size,
      total,
      count: rows.length,
    })
    return {
      rows: rows.map((stored) => present.row(stored, call.language)),
      page,
      lastPage: lastPageOf(total, size),
      size,
      total,
      place,
    }
  })
  return searched === undefined
    ? list
    : noted<ListedBy<Row, Slim, C, S>>(list, ({ query }) => (query.search === null ? null : { action: searched }))
}
