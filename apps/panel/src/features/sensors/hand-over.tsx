import { useLingui } from '@lingui/react/macro'
import type { MemberRow } from '@repo/api-client/members/member'
import type { SensorRow } from '@repo/api-client/sensors/list-sensors'
import { CommandPalette } from '@repo/ui/command-palette'
import { useState } from 'react'

import { fullName } from '../../lib/people/full-name.ts'
import { usePeople } from '../../lib/people/use-people.ts'
import { useHandOver } from './sensor-mutations.ts'

interface HandOverProps {
  sensor: SensorRow
  onClose: () => void
}

/** Chooses who gets a sensor, by name or e-mail. */
export function HandOver({ sensor, onClose }: HandOverProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const { people, isSearching } = usePeople(text)
  const handOver = useHandOver()
  const { name } = sensor
  const give = (member: MemberRow): void => {
    const wearer = fullName(member)
    handOver.mutate({ sensor, from: sensor.userUuid, to: member.uuid, told: t`${wearer} has ${name}` })
    onClose()
  }
  const nobody = text.trim() === '' ? t`Whoever gets it agrees that its heart rate counts in classes.` : t`Nobody found`
  return (
    <CommandPalette
      open
      onOpenChange={onClose}
      text={text}
      onTextChange={setText}
      groups={[
        {
          key: 'people',
          label: t`Users`,
          items: people.map((member) => ({
            key: member.uuid,
            label: fullName(member),
            detail: member.email,
            icon: 'user',
            onSelect: () => give(member),
          })),
        },
      ]}
      emptyText={isSearching ? t`Searching…` : nobody}
      words={{
        label: t`Give ${name} to`,
        placeholder: t`Name or e-mail`,
        close: t`Close`,
        move: t`Move`,
        choose: t`Give`,
      }}
    />
  )
}
