import type { centerEndpoints } from '@repo/api-client/center/endpoints'
import { showCenter } from '@repo/api-client/center/show-center'
import {
  acceptAgreement,
  addGalleryImage,
  deleteGalleryImage,
  orderGallery,
  restoreGalleryImage,
  updateAddress,
  updateCenter,
  updateOffset,
  uploadCenterImage,
} from '@repo/api-client/center/update-center'
import { ROLES } from '@repo/domain/people/permissions'
import { isZone } from '@repo/domain/time/time-zones'

import { route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { readImage } from '../../sandbox/read-uploads.ts'
import { presentRoom } from '../rooms/presenters.ts'
import { listRooms } from '../rooms/room-queries.ts'
import { activeCoaches } from '../staff/staff-queries.ts'
import { streamingAccountOf } from '../streaming/streaming-account.ts'
import { changeAddress, changeBranch, changeBranchData, changeCenter, replaceCenterImage } from './center-commands.ts'
import { branchOf, centerAtOrigin, listGallery } from './center-queries.ts'
import {
  addGalleryImage as add,
  deleteGalleryImage as remove,
  orderGallery as order,
  restoreGalleryImage as restore,
} from './gallery-commands.ts'
import { presentGallery, presentLocation, presentStreamingAccount } from './presenters.ts'
import { showPrivacyRoute, updatePrivacyRoute } from './privacy-routes.ts'

const showCenterRoute = route(showCenter, async ({ params }, { context, principal, language }) => {
  if (params.uuid !== principal.branch.branchUuid) throw new Refusal('not-found')
  const { center, gallery, account, rooms, coaches } = await principal.branch.read(async (tx) => ({
    center: await branchOf(tx),
    gallery: await listGallery(tx),
    account: await streamingAccountOf(tx),
    rooms: await listRooms(tx),
    coaches: await activeCoaches(tx),
  }))
  const lettersOf = await context.lettersOf
  return {
    branchUuid: center.uuid,
    name: center.name,
    description: center.description,
    chain: { uuid: center.chainUuid, name: center.chainName },
    language: center.language,
    measurementSystem: center.measurementSystem,
    zone: center.zone,
    offset: center.offset,
    imageUrl: center.imageUrl,
    accentColor: center.accentColor,
    mapStyleUrl: context.config.mapStyleUrl,
    joinsBy: center.joinsBy,
    exportsClassLogs: center.exportsClassLogs,
    rooms: rooms.map((room) => presentRoom(room, { language, now: context.clock.now(), lettersOf, view: 'staff' })),
    coaches: coaches.map(({ uuid, name, lastName1 }) => ({ uuid, name: `${name} ${lastName1}` })),
    roles: ROLES.map((name) => ({ name, createdAt: center.createdAt })),
    gallery: presentGallery(gallery),
    location: presentLocation(center),
    streamingAccount: presentStreamingAccount(account, principal.permissions),
    version: center.version,
  }
})

const updateCenterRoute = route(updateCenter, async ({ params, body }, call) => {
  if (params.uuid !== call.principal.branch.branchUuid) throw new Refusal('not-found')
  if (!isZone(body.zone)) throw new Refusal('invalid-input', { fields: { offset_name: 'invalid-input' } })
  const { system: measurementSystem, chainUuid: _, ...said } = body
  return changeCenter(call, async (tx) => {
    await changeBranchData(tx, { ...said, measurementSystem })
    return { message: 'ok' }
  })
})

const updateAddressRoute = route(updateAddress, async ({ params, body }, call) => {
  const { line: addressLine, country, state, city, zipCode, point, version } = body
  const change = { addressLine, country, state, city, zipCode, ...point, version }
  return changeCenter(call, async (tx) => {
    await changeAddress(tx, params.uuid, change)
    return { message: 'ok' }
  })
})

const updateOffsetRoute = route(updateOffset, async ({ params, body }, { context, principal, once }) => {
  if (params.uuid !== principal.branch.branchUuid) throw new Refusal('not-found')
  if (!isZone(body.zone)) throw new Refusal('invalid-input', { fields: { offset_name: 'invalid-input' } })
  const subject = { kind: 'center', uuid: params.uuid } as const
  const doing = { principal, action: 'center-changed', subject, now: context.clock.now() } as const
  return once(async (tx) => {
    await context.audit.recordChange(tx, doing, () => changeBranchData(tx, body))
    return { message: 'ok' }
  })
})

const uploadCenterImageRoute = route(uploadCenterImage, async ({ params }, call) => {
  if (params.uuid !== call.principal.branch.branchUuid) throw new Refusal('not-found')
  return replaceCenterImage(call)
})

const acceptAgreementRoute = route(acceptAgreement, async ({ body }, { context, principal }) => {
  const { branchUuid } = principal.branch
  const center = await centerAtOrigin(context, body.hostname)
  if (center?.uuid !== branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const subject = { kind: 'center', uuid: branchUuid } as const
  const doing = { principal, action: 'center-agreement-accepted', subject, now } as const
  // only the first acceptance is stored
  const agreementAcceptedAt = center.agreementAcceptedAt ?? new Date(now)
  await principal.branch.run((tx) =>
    context.audit.recordChange(tx, doing, () => changeBranch(tx, { agreementAcceptedAt })),
  )
  return { message: 'ok' }
})

const WIDTH = 1920

const addGalleryImageRoute = route(addGalleryImage, async (_, call) => {
  const { context, principal, file } = call
  const url = await context.images.put(await readImage(context.sandbox, file, WIDTH))
  const image = { branchUuid: principal.branch.branchUuid, url, now: context.clock.now() }
  const added = changeCenter<{ uuid: string; url: string }>(call, async (tx) => ({ uuid: await add(tx, image), url }))
  return added.catch(async (error: unknown) => {
    await context.images.remove(url)
    throw error
  })
})

const deleteGalleryImageRoute = route(deleteGalleryImage, async ({ params }, call) => {
  await changeCenter(call, (tx) => remove(tx, params.uuid, call.context.clock.now()))
  return { message: 'ok' }
})

const restoreGalleryImageRoute = route(restoreGalleryImage, ({ params }, call) =>
  changeCenter(call, async (tx) => {
    await restore(tx, params.uuid, call.context.clock.now())
    return { message: 'ok' }
  }),
)

const orderGalleryRoute = route(orderGallery, async ({ body }, call) => {
  await changeCenter(call, (tx) => order(tx, body.uuids))
  return { message: 'ok' }
})

export const centerRoutes: RoutesOf<typeof centerEndpoints> = {
  acceptAgreement: acceptAgreementRoute,
  showCenter: showCenterRoute,
  updateCenter: updateCenterRoute,
  uploadCenterImage: uploadCenterImageRoute,
  updateAddress: updateAddressRoute,
  addGalleryImage: addGalleryImageRoute,
  deleteGalleryImage: deleteGalleryImageRoute,
  restoreGalleryImage: restoreGalleryImageRoute,
  orderGallery: orderGalleryRoute,
  updateOffset: updateOffsetRoute,
  showPrivacy: showPrivacyRoute,
  updatePrivacy: updatePrivacyRoute,
}
