import { useLingui } from '@lingui/react/macro'
import type { MemberRow } from '@repo/api-client/members/member'
import { CommandPalette } from '@repo/ui/command-palette'
import { useState } from 'react'

import { fullName } from './full-name.ts'
import { usePeople } from './use-people.ts'

interface ChoosePersonProps {
  label: string
  choose: string
  note: string
  onChoose: (member: MemberRow) => void
  onClose: () => void
}

export function ChoosePerson({ label, choose, note, onChoose, onClose }: ChoosePersonProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const { people, isSearching } = usePeople(text)
  const nobody = text.trim() === '' ? note : t`No one found`
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
            onSelect: () => onChoose(member),
          })),
        },
      ]}
      emptyText={isSearching ? t`Searching…` : nobody}
      words={{ label, placeholder: t`Name or email`, close: t`Close`, move: t`Navigate`, choose }}
    />
  )
}
