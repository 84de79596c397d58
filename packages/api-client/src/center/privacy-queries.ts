import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { showPrivacy } from './center-privacy.ts'

/**
 * Apart from the query of the center, which the panel's first chunk has: only one tab of the center's page needs this one,
 * and its code comes with it.
 */
export const centerPrivacyQueryOptions = (client: Client, branchUuid: string) =>
  queryOptions({
    queryKey: ['center', branchUuid, 'privacy'],
    queryFn: ({ signal }) => client.call(showPrivacy, { params: { uuid: branchUuid } }, signal),
  })
