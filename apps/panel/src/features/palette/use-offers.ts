import { useLingui } from '@lingui/react/macro'
import type { MemberRow } from '@repo/api-client/members/member'
import { remoteRoomsQueryOptions } from '@repo/api-client/rooms/queries'
import { holdsWords } from '@repo/domain/core/text-matching'
import type { PaletteGroup, PaletteItem } from '@repo/ui/command-palette'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { LANGUAGE_NAMES } from '../../app/locale/language-names.ts'
import { chooseLocale } from '../../app/locale/locale.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession, useSessionStore } from '../../app/session/session-store.ts'
import { useLogOut } from '../../app/session/use-log-out.ts'
import { useScreens, type ShownScreen } from '../../app/use-screens.ts'
import { HELP_PAGES } from '../../lib/help/help-page.ts'
import { helpPages } from '../../lib/help/pages.ts'
import { useHelpAddress } from '../../lib/help/use-help-address.ts'
import { fullName } from '../../lib/people/full-name.ts'
import { usePeople } from '../../lib/people/use-people.ts'
import { useClassOffers } from '../../lib/rooms/class-offers.ts'

const useScreenOffers = (screens: readonly ShownScreen[]): readonly PaletteItem[] => {
  const navigate = useNavigate()
  return screens.map(({ path, label, icon }) => ({
    key: path,
    label,
    icon,
    onSelect: () => void navigate({ to: path, search: {} }),
  }))
}

const useRoomOffers = (screens: readonly ShownScreen[]): readonly PaletteItem[] => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const navigate = useNavigate()
  const to = '/rookremote'
  const isAllowed = screens.some(({ path }) => path === to)
  const { data = [] } = useQuery({ ...remoteRoomsQueryOptions(client, uuidBranch), enabled: isAllowed })
  if (!isAllowed) return []
  return data.map(({ uuid, name }) => ({
    key: uuid,
    label: name,
    icon: 'screen',
    onSelect: () => void navigate({ to, search: { room: uuid } }),
  }))
}

const usePersonOffer = (): ((member: MemberRow) => PaletteItem) => {
  const { permissions } = useSession()
  const navigate = useNavigate()
  return (member) => ({
    key: member.uuid,
    label: fullName(member),
    detail: member.email,
    icon: 'user',
    onSelect: () =>
      void navigate({
        to: '/users',
        search: permissions.includes('user_metrics')
          ? { metrics: member.uuid }
          : { column: 'email', search: member.email },
      }),
  })
}

const useActionOffers = (screens: readonly ShownScreen[], onShortcuts: () => void): readonly PaletteItem[] => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const other = useSessionStore(({ locale }) => (locale === 'en' ? 'es' : 'en'))
  const language = LANGUAGE_NAMES[other]
  const adding = screens.flatMap(({ path, create }) => {
    if (create === null) return []
    const onSelect = () => void navigate({ to: path, search: { add: true } })
    return [{ key: `add-${path}`, label: create.label, icon: 'plus' as const, onSelect }]
  })
  return [
    ...adding,
    {
      key: 'language',
      label: t`Language: ${language}`,
      icon: 'language',
      onSelect: () => void chooseLocale(other),
    },
    { key: 'shortcuts', label: t`Keyboard shortcuts`, icon: 'info', keys: ['?'], onSelect: onShortcuts },
    { key: 'log-out', label: t`Log out`, icon: 'logout', onSelect: () => logOut.mutate() },
  ]
}

interface Offers {
  readonly groups: readonly PaletteGroup[]
  readonly isSearching: boolean
}

const useHelpOffers = (typed: string): readonly PaletteItem[] => {
  const { t } = useLingui()
  const locale = useSessionStore((state) => state.locale)
  const addressOf = useHelpAddress()
  if (typed.trim() === '') return []
  return HELP_PAGES.flatMap((page) => {
    const { title, words } = helpPages[page][locale]
    if (!holdsWords(`${t`Help`} ${title} ${words}`, typed)) return []
    const label = t`Help: ${title}`
    const open = () => void window.open(addressOf(page), '_blank', 'noopener')
    return [{ key: `help-${page}`, label, icon: 'info', onSelect: open }]
  })
}

export const useOffers = (typed: string, onShortcuts: () => void): Offers => {
  const { t } = useLingui()
  const shown = useScreens()
  const screens = useScreenOffers(shown)
  const rooms = useRoomOffers(shown)
  const inClass = useClassOffers()
  const actions = useActionOffers(shown, onShortcuts)
  const help = useHelpOffers(typed)
  const { people, isSearching } = usePeople(typed)
  const personOffer = usePersonOffer()
  const fitting = (items: readonly PaletteItem[]) => items.filter(({ label }) => holdsWords(label, typed))
  return {
    isSearching,
    groups: [
      { key: 'class', label: t`Class`, items: fitting(inClass) },
      { key: 'screens', label: t`Pages`, items: fitting(screens) },
      { key: 'rooms', label: t`Rooms`, items: fitting(rooms) },
      { key: 'people', label: t`Users`, items: people.map(personOffer) },
      { key: 'actions', label: t`Actions`, items: fitting(actions) },
      { key: 'help', label: t`Help`, items: help },
    ],
  }
}
