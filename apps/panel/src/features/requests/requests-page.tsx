import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { requestQueries } from '@repo/api-client/requests/queries'
import { exportRequests, type RequestRow } from '@repo/api-client/requests/requests'
import type { ListAddress } from '@repo/domain/lists/list-address'
import { type RequestColumn, requestList, type RequestSort } from '@repo/domain/people/request-list'
import { formatTime } from '@repo/domain/time/date-format'
import { ConfirmDialog } from '@repo/ui/confirm-dialog'
import { useCallback, useMemo, useState } from 'react'

import { useLocale } from '../../app/locale/use-locale.ts'
import { useZoneCity } from '../../app/locale/use-zone-city.ts'
import { useZone } from '../../app/locale/use-zone.ts'
import { useSession } from '../../app/session/session-store.ts'
import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { ListPage } from '../../lib/list/list-page.tsx'
import { useList } from '../../lib/list/use-list.ts'
import { fullName } from '../../lib/people/full-name.ts'
import { PosterDialog } from './poster-dialog.tsx'
import { requestCard, useRequestColumns } from './request-columns.tsx'
import { useRequestLabels, useRequestPageLabels } from './request-labels.ts'
import { useAcceptRequests, useRefuseRequests } from './request-mutations.ts'
import { type RequestAction, RequestRowActions } from './request-row-actions.tsx'
import { RequestsActions } from './requests-actions.tsx'
import { useSeenRows } from './use-seen-rows.ts'

type Asked = { readonly uuids: readonly string[]; readonly name: string | null }

type Open =
  | { kind: 'none' }
  | { kind: 'poster' }
  | { kind: 'refuse'; asked: Asked }
  | { kind: 'accept'; uuids: readonly string[] }

const CLOSED: Open = { kind: 'none' }
const keyOf = ({ uuid }: RequestRow): string => uuid

function Refuse({ asked, onDone, onClose }: { asked: Asked; onDone: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const { name, uuids } = asked
  const count = uuids.length
  return (
    <ConfirmAction
      title={
        name === null
          ? t`${plural(count, { one: 'Reject # request?', other: 'Reject # requests?' })}`
          : t`Reject ${name}?`
      }
      text={t`They won't be notified and can ask again. You can undo this right after.`}
      label={t`Reject`}
      action={useRefuseRequests(uuids)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

function AcceptAll({ count, onConfirm, onClose }: { count: number; onConfirm: () => void; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`${plural(count, { one: 'Accept # request?', other: 'Accept # requests?' })}`}
      description={t`They become users and are mailed their sign-in code. Right afterwards you can undo it.`}
      tone="accent"
      confirmLabel={t`Accept`}
      cancelLabel={t`Cancel`}
      onConfirm={onConfirm}
    />
  )
}

interface OpenedProps {
  open: Open
  onAccept: (uuids: readonly string[]) => void
  onRefused: (uuids: readonly string[]) => void
  onClose: () => void
}

function Opened({ open, onAccept, onRefused, onClose }: OpenedProps) {
  switch (open.kind) {
    case 'none':
      return null
    case 'poster':
      return <PosterDialog onClose={onClose} />
    case 'accept':
      return (
        <AcceptAll
          count={open.uuids.length}
          onConfirm={() => {
            onAccept(open.uuids)
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'refuse':
      return <Refuse asked={open.asked} onDone={() => onRefused(open.asked.uuids)} onClose={onClose} />
    default:
      return open satisfies never
  }
}

export function RequestsPage({ search }: { search: ListAddress<RequestColumn, RequestSort> }) {
  const cityOf = useZoneCity()
  const { t } = useLingui()
  const { uuidBranch, permissions } = useSession()
  const queries = useMemo(() => requestQueries(uuidBranch), [uuidBranch])
  const list = useList({ rules: requestList, queries, search, keyOf, storeAs: 'requests' })
  const zone = useZone()
  const words = useRequestLabels()
  const seen = useSeenRows(list)
  const mayAnswer = permissions.includes('user_create')
  const [open, setOpen] = useState<Open>(CLOSED)
  const close = () => setOpen(CLOSED)
  const { mutate: accept, isPending: isAccepting } = useAcceptRequests()
  const { unselect } = list
  const acceptAll = useCallback(
    (uuids: readonly string[]) => {
      accept(uuids)
      unselect(uuids)
    },
    [accept, unselect],
  )
  const refuse = (uuids: readonly string[]) => setOpen({ kind: 'refuse', asked: { uuids, name: null } })
  const act = useCallback(
    (action: RequestAction, request: RequestRow): void => {
      const uuids = [request.uuid]
      if (action === 'accept') acceptAll(uuids)
      else setOpen({ kind: 'refuse', asked: { uuids, name: fullName(request) } })
    },
    [acceptAll],
  )
  const rowActions = useCallback((request: RequestRow) => <RequestRowActions request={request} onAction={act} />, [act])
  return (
    <>
      <ListPage
        list={list}
        nouns={useRequestPageLabels()}
        columns={useRequestColumns(zone)}
        card={requestCard}
        note={words.updatedAt(formatTime(list.query.cameAt, zone, useLocale()), cityOf(zone))}
        searchWords={words.search}
        exportAs={exportRequests}
        exportOf={{ branch: uuidBranch }}
        {...(mayAnswer ? { rowActions, mostActions: 2 } : {})}
        bulk={
          mayAnswer
            ? [
                { key: 'accept', label: t`Accept selected`, icon: 'check', tone: 'neutral', onSelect: acceptAll },
                { key: 'refuse', label: t`Reject selected`, icon: 'close', tone: 'danger', onSelect: refuse },
              ]
            : []
        }
        actions={
          <RequestsActions
            seen={mayAnswer ? seen : []}
            selected={mayAnswer ? [...list.selected] : []}
            isRefreshing={list.query.isRefreshing}
            isAccepting={isAccepting}
            onRefresh={list.query.retry}
            onAccept={acceptAll}
            onAcceptAll={(uuids) => setOpen({ kind: 'accept', uuids })}
            onRefuse={refuse}
            onPoster={() => setOpen({ kind: 'poster' })}
          />
        }
      />
      <Opened open={open} onAccept={acceptAll} onRefused={unselect} onClose={close} />
    </>
  )
}
