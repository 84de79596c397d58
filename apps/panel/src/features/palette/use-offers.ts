import { useLingui } from '@lingui/react/macro'
import type { MemberRow } from '@repo/api-client/members/member'
import { remoteRoomsQueryOptions } from '@repo/api-client/rooms/queries'
import { isMenuItemVisible } from '@repo/domain/menu'
import { holdsWords } from '@repo/domain/words'
import type { PaletteGroup, PaletteItem } from '@repo/ui/command-palette'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { LANGUAGE_NAMES } from '../../app/language-names.ts'
import { chooseLocale } from '../../app/locale.ts'
import { useScreens } from '../../app/screens.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession, useSessionStore } from '../../app/session-store.ts'
import { useLogOut } from '../../app/use-log-out.ts'
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
  return permissions.includes('center_information_show') ? [...screens, center] : screens
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
  const { permissions } = useSession()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const other = useSessionStore(({ locale }) => (locale === 'en' ? 'es' : 'en'))
  const language = LANGUAGE_NAMES[other]
  const addUser: PaletteItem = {
    key: 'add-user',
    label: t`Add user`,
    icon: 'plus',
    onSelect: () => void navigate({ to: '/users', search: { add: true } }),
  }
  return [
    ...(permissions.includes('user_create') ? [addUser] : []),
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

/** What the palette offers for a text: places and actions that hold its words, and people the server finds. */
export const useOffers = (typed: string, onShortcuts: () => void): Offers => {
  const { t } = useLingui()
  const screens = useScreenOffers()
  const rooms = useRoomOffers()
  const actions = useActionOffers(onShortcuts)
  const { people, isSearching } = usePeople(typed)
  const personOffer = usePersonOffer()
  const fitting = (items: readonly PaletteItem[]) => items.filter(({ label }) => holdsWords(label, typed))
  return {
    isSearching,
    groups: [
      { key: 'screens', label: t`Screens`, items: fitting(screens) },
      { key: 'rooms', label: t`Rooms`, items: fitting(rooms) },
      { key: 'people', label: t`Users`, items: people.map(personOffer) },
      { key: 'actions', label: t`Actions`, items: fitting(actions) },
    ],
  }
}
