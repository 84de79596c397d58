import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { showPrivacy } from './center-privacy.ts'
import { showCenter } from './show-center.ts'

export const centerQueryOptions = (client: Client, branchUuid: string) =>
  queryOptions({
    queryKey: ['center', branchUuid],
    queryFn: ({ signal }) => client.call(showCenter, { params: { uuid: branchUuid } }, signal),
  })

export const centerPrivacyQueryOptions = (client: Client, branchUuid: string) =>
  queryOptions({
    queryKey: ['center', branchUuid, 'privacy'],
    queryFn: ({ signal }) => client.call(showPrivacy, { params: { uuid: branchUuid } }, signal),
  })
