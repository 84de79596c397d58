import { useLingui } from '@lingui/react/macro'
import type { Download } from '@repo/api-client/core/client'
import { exportMemberData } from '@repo/api-client/members/export-member-data'
import { exportMembers } from '@repo/api-client/members/export-members'
import { memberSearchOf, type MemberListView } from '@repo/api-client/members/queries'
import { useMutation } from '@tanstack/react-query'

import { saveFile } from '../../app/save-file.ts'
import { useServices } from '../../app/services-context.ts'
import { toasts } from '../../app/toasts.ts'

/** Files of the members' area: the list as it is filtered, and one member's data. */
export const useDownloads = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const handlers = {
    onSuccess: ({ content, fileName }: Download) => saveFile(content, fileName),
    onError: () => toasts.show({ tone: 'danger', title: t`An error occurred, please try again later.` }),
  }
  const list = useMutation({
    mutationFn: ({ format, view }: { format: 'csv' | 'xlsx'; view: MemberListView }) =>
      client.download(exportMembers, { query: { ...memberSearchOf(view), format } }),
    ...handlers,
  })
  const data = useMutation({
    mutationFn: (uuid: string) => client.download(exportMemberData, { params: { uuid } }),
    ...handlers,
  })
  return { list, data }
}
