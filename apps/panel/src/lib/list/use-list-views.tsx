import { useLingui } from '@lingui/react/macro'
import { listViewsQueryOptions } from '@repo/api-client/list-views/queries'
import { hiddenInAddress } from '@repo/domain/lists/list-address'
import { keptAddress, viewInFront, type NamedView, type ViewedList } from '@repo/domain/lists/list-view'
import type { MenuAction } from '@repo/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useCopyText } from '../use-copy-text.ts'
import { useChangeViews } from './use-change-views.ts'
import { ViewDialog } from './view-dialog.tsx'

const useCopyLink = (): (() => void) => {
  const { t } = useLingui()
  const copy = useCopyText()
  return () => copy(location.href, t`Link copied`)
}

interface ListViewsOptions {
  list: ViewedList
  address: Readonly<Record<string, unknown>>
  hidden: readonly string[]
  onShow: (address: NamedView['address']) => void
}

interface ListViews {
  /** The view in front. */
  readonly name: string | null
  readonly groups: readonly (readonly MenuAction[])[]
  readonly dialog: ReactNode
}

export const useListViews = ({ list, address, hidden, onShow }: ListViewsOptions): ListViews => {
  const { t } = useLingui()
  const { client } = useServices()
  const { data: views = [] } = useQuery(listViewsQueryOptions(client, list))
  const { keep, forget } = useChangeViews(list, views)
  const copyLink = useCopyLink()
  const [isKeeping, setIsKeeping] = useState(false)
  const inFront = viewInFront(views, address)
  const labelOf = ({ name, isDefault }: NamedView) => (isDefault ? t`${name} (default)` : name)
  const choices: readonly MenuAction[] = views.map((view) => ({
    key: view.uuid,
    label: labelOf(view),
    checked: view === inFront,
    onSelect: () => onShow(view.address),
  }))
  const whole: MenuAction = { key: 'whole', label: t`No view`, icon: 'table', onSelect: () => onShow({}) }
  const ofView = (view: NamedView): readonly MenuAction[] => [
    {
      key: 'default',
      label: view.isDefault ? t`Remove as default` : t`Set as default`,
      icon: 'check',
      onSelect: () => keep.mutate({ ...view, isDefault: !view.isDefault }),
    },
    { key: 'forget', label: t`Delete view`, icon: 'trash', tone: 'danger', onSelect: () => forget.mutate(view) },
  ]
  const groups = [
    choices.length === 0 ? [] : [...choices, whole],
    [
      { key: 'keep', label: t`Save view…`, icon: 'plus' as const, onSelect: () => setIsKeeping(true) },
      { key: 'link', label: t`Copy link`, icon: 'link' as const, onSelect: copyLink },
    ],
    inFront === null ? [] : ofView(inFront),
  ]
  return {
    name: inFront?.name ?? null,
    groups: groups.filter((group) => group.length > 0),
    dialog: isKeeping && (
      <ViewDialog
        list={list}
        address={keptAddress({ ...address, hidden: hiddenInAddress(hidden) })}
        views={views}
        keep={keep}
        onKept={onShow}
        onClose={() => setIsKeeping(false)}
      />
    ),
  }
}
