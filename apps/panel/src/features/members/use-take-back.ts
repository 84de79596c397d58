import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { relinkMembers, restoreBans } from '@repo/api-client/members/member-endpoints'
import { memberQueries } from '@repo/api-client/members/queries'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { useSaved } from '../../lib/use-saved.ts'
import type { MemberConfirmation } from './member-confirmation.ts'

/** Undefined for an erasure, which is irreversible. */
export const useTakeBack = (asked: MemberConfirmation): (() => void) | undefined => {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch: branch } = useSession()
  const invalidates = [memberQueries.lists]
  const relink = useSaved(
    async (uuids: readonly string[], keys) => {
      const { linked } = await client.call(relinkMembers, { params: { branch }, body: { uuids: [...uuids] }, keys })
      const [back, out] = [linked.length, uuids.length - linked.length]
      if (back > 0) {
        const title = t`${plural(back, { one: 'User restored', other: '# users restored' })}`
        toasts.show({ tone: 'success', title })
      }
      if (out > 0) {
        const title = t`${plural(out, { one: "# user couldn't be restored", other: "# users couldn't be restored" })}`
        toasts.show({ tone: 'warning', title, text: t`Add them again by email.` })
      }
    },
    { invalidates },
  )
  const banAgain = useSaved((uuid: string, keys) => client.call(restoreBans, { body: { uuid }, keys }), {
    invalidates,
    notice: () => t`Ban restored`,
  })
  switch (asked.kind) {
    case 'delete':
      return () => relink.mutate([asked.member.uuid])
    case 'delete-selected':
      return () => relink.mutate(asked.uuids)
    case 'unban':
      return () => banAgain.mutate(asked.member.uuid)
    case 'erase':
      return undefined
    default:
      return asked satisfies never
  }
}
