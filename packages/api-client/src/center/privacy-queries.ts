import { queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { showPrivacy } from './center-privacy.ts'

/** Apart from the query of the center, which the panel's first chunk has. */
export const centerPrivacyQueryOptions = (client: Client, branchUuid: string) =>
  queryOptions({
    queryKey: ['center', branchUuid, 'privacy'],
    queryFn: ({ signal }) => client.call(showPrivacy, { params: { uuid: branchUuid } }, signal),
  })
