import { useLingui } from '@lingui/react/macro'
import type { MemberRow } from '@repo/api-client/members/member'
import { remoteRoomsQueryOptions } from '@repo/api-client/rooms/queries'
import { holdsWords } from '@repo/domain/core/text-matching'
import { isMenuItemVisible, type MenuItem } from '@repo/domain/lists/menu'
import type { PaletteGroup, PaletteItem } from '@repo/ui/command-palette'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { LANGUAGE_NAMES } from '../../app/locale/language-names.ts'
import { chooseLocale } from '../../app/locale/locale.ts'
import { useScreens } from '../../app/screens.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession, useSessionStore } from '../../app/session/session-store.ts'
import { useLogOut } from '../../app/session/use-log-out.ts'
import { HELP_PAGES } from '../../lib/help/help-page.ts'
import { helpPages } from '../../lib/help/pages.ts'
import { useHelpAddress } from '../../lib/help/use-help-address.ts'
import { fullName } from '../../lib/people/full-name.ts'
import { usePeople } from '../../lib/people/use-people.ts'

const useScreenOffers = (): readonly PaletteItem[] => {
  const navigate = useNavigate()
  const { t } = useLingui()
  const { permissions } = useSession()
  const screens = useScreens().map(({ key, label, icon, to }) => ({
    key,
    label,
    icon,
    onSelect: () => void navigate({ to, search: {} }),
  }))
  const center: PaletteItem = {
    key: 'center',
    label: t`Center information`,
    icon: 'rooms',
    onSelect: () => void navigate({ to: '/center' }),
  }
  const profile: PaletteItem = {
    key: 'profile',
    label: t`My profile`,
    icon: 'user',
    onSelect: () => void navigate({ to: '/profile' }),
  }
  return [...screens, ...(permissions.includes('center_information_show') ? [center] : []), profile]
}

const useRoomOffers = (): readonly PaletteItem[] => {
  const { client } = useServices()
  const { uuidBranch, permissions, features_enabled: features } = useSession()
  const navigate = useNavigate()
  const isAllowed = isMenuItemVisible('rookremote', { permissions, features })
  const { data = [] } = useQuery({ ...remoteRoomsQueryOptions(client, uuidBranch), enabled: isAllowed })
  if (!isAllowed) return []
  return data.map(({ uuid, name }) => ({
    key: uuid,
    label: name,
    icon: 'screen',
    onSelect: () => void navigate({ to: '/rookremote', search: { room: uuid } }),
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

const useActionOffers = (onShortcuts: () => void): readonly PaletteItem[] => {
  const { t } = useLingui()
  const { permissions, features_enabled: features } = useSession()
  const navigate = useNavigate()
  const seen = (item: MenuItem) => isMenuItemVisible(item, { permissions, features })
  const mayAddRooms = seen('rookremote') && permissions.includes('rookremote_create')
  const mayAddChallenges = seen('challenges') && permissions.includes('user_edit')
  const mayAddStaff = seen('administrators') && permissions.includes('administrator_create')
  const logOut = useLogOut()
  const other = useSessionStore(({ locale }) => (locale === 'en' ? 'es' : 'en'))
  const language = LANGUAGE_NAMES[other]
  const adding = [
    { key: 'add-user', label: t`Add user`, to: '/users', isAllowed: permissions.includes('user_create') },
    { key: 'add-sensor', label: t`Add sensor`, to: '/sensors', isAllowed: permissions.includes('user_edit') },
    { key: 'add-room', label: t`Add room`, to: '/rookremote', isAllowed: mayAddRooms },
    { key: 'add-challenge', label: t`New challenge`, to: '/challenges', isAllowed: mayAddChallenges },
    { key: 'add-admin', label: t`Add administrator`, to: '/admin', isAllowed: mayAddStaff },
  ] as const
  return [
    ...adding
      .filter(({ isAllowed }) => isAllowed)
      .map(({ key, label, to }) => ({
        key,
        label,
        icon: 'plus' as const,
        onSelect: () => void navigate({ to, search: { add: true } }),
      })),
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
  const screens = useScreenOffers()
  const rooms = useRoomOffers()
  const actions = useActionOffers(onShortcuts)
  const help = useHelpOffers(typed)
  const { people, isSearching } = usePeople(typed)
  const personOffer = usePersonOffer()
  const fitting = (items: readonly PaletteItem[]) => items.filter(({ label }) => holdsWords(label, typed))
  return {
    isSearching,
    groups: [
      { key: 'screens', label: t`Pages`, items: fitting(screens) },
      { key: 'rooms', label: t`Rooms`, items: fitting(rooms) },
      { key: 'people', label: t`Users`, items: people.map(personOffer) },
      { key: 'actions', label: t`Actions`, items: fitting(actions) },
      { key: 'help', label: t`Help`, items: help },
    ],
  }
}
