import { msg } from '@lingui/core/macro'
import { requestListDefinition } from '@repo/api-client/requests/request-list-definition'

import { defineArea } from '../../app/define-area.ts'

export const requestsArea = defineArea({
  path: '/requests',
  icon: 'link',
  label: msg`Requests`,
  help: 'requests',
  list: { name: 'requests', definition: requestListDefinition },
})
