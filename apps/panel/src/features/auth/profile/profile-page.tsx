import { useLingui } from '@lingui/react/macro'
import { lastNamesOf } from '@repo/api-client/members/member'
import { adminQueryOptions } from '@repo/api-client/staff/queries'
import { imageLimits } from '@repo/domain/core/limits'
import { Card } from '@repo/ui/card'
import { PageHeader } from '@repo/ui/page-header'
import { PictureButton } from '@repo/ui/picture-button'
import { Skeleton } from '@repo/ui/skeleton'
import { Stack } from '@repo/ui/stack'
import { Tabs } from '@repo/ui/tabs'
import { Text } from '@repo/ui/text'
import { useAfterFrame } from '@repo/ui/use-after-frame'
import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { useSession } from '../../../app/session/session-store.ts'
import { lazyDialog } from '../../../lib/lazy-dialog.tsx'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { sides } from '../../../lib/sides.css.ts'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useReplaceAvatar } from './profile-mutations.ts'
import type { Profile, ProfileTab } from './profile-tabs.ts'

const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
] as const
const LONGEST = 4

/** By its signature, because name and type may be wrong. */
const isPicture = async (file: Blob): Promise<boolean> => {
  const first = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer())
  return SIGNATURES.some((signature) => signature.every((byte, at) => first[at] === byte))
}

export interface ProfilePageProps {
  tab: ProfileTab
  onTab: (tab: ProfileTab) => void
}

const CropDialog = lazyDialog(async () => (await import('./crop-dialog.tsx')).CropDialog)

function OwnPicture({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const avatar = useReplaceAvatar()
  const [chosen, setChosen] = useState<{ readonly file: File; readonly address: string } | null>(null)
  const choose = async (file: File) => {
    if (!avatar.accepts(file)) return
    if (await isPicture(file)) setChosen({ file, address: URL.createObjectURL(file) })
    else avatar.refuse()
  }
  const close = () => {
    if (chosen !== null) URL.revokeObjectURL(chosen.address)
    setChosen(null)
  }
  const name = `${profile.name} ${lastNamesOf(profile)}`
  const megabytes = imageLimits.maxBytes / (1024 * 1024)
  return (
    <Card padding="l">
      <Stack gap="m" align="center">
        <PictureButton
          name={name}
          imageUrl={profile.imageUrl}
          label={t`Change photo`}
          accept={imageLimits.types}
          onPick={(file) => void choose(file)}
          busyLabel={avatar.isPending ? t`Uploading image` : undefined}
        />
        <Stack gap="xs" align="center">
          <Text align="center">{name}</Text>
          <Text tone="muted" size="s" align="center">
            {profile.email}
          </Text>
        </Stack>
        <Text tone="muted" size="s" align="center">
          {t`PNG or JPEG, up to ${megabytes} MB`}
        </Text>
      </Stack>
      {chosen !== null && (
        <CropDialog
          {...chosen}
          onClose={close}
          onCropped={(picture) => {
            close()
            avatar.send(picture)
          }}
          onUnreadable={() => {
            close()
            avatar.refuse()
          }}
        />
      )}
    </Card>
  )
}

const Part = memo(function Part({ tab, profile }: { tab: ProfileTab; profile: Profile }) {
  if (tab === 'password') return <PasswordForm />
  if (tab === 'sessions') return <OwnSessions />
  return <ProfileForm profile={profile} />
})

export function ProfilePage({ tab, onTab }: ProfilePageProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidUser } = useSession()
  const profile = useQuery(adminQueryOptions(client, uuidUser))
  const drawn = useAfterFrame(tab)
  const tabs = [
    { value: 'data', label: t`Profile data` },
    { value: 'password', label: t`Change password` },
    { value: 'sessions', label: t`Where you're signed in` },
  ] as const
  return (
    <Stack gap="xl">
      <PageHeader title={t`My profile`} />
      {profile.data !== undefined && (
        <div className={sides}>
          <OwnPicture profile={profile.data} />
          <Card padding="l">
            <Tabs label={t`Profile sections`} tabs={tabs} value={tab} onValueChange={onTab}>
              <Part tab={drawn} profile={profile.data} />
            </Tabs>
          </Card>
        </div>
      )}
      {profile.isPending && (
        <div className={sides} role="status" aria-label={t`Loading`}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      )}
      {profile.isLoadingError && (
        <LoadFailure title={t`Couldn't load your profile`} onRetry={() => profile.refetch()} />
      )}
    </Stack>
  )
}
