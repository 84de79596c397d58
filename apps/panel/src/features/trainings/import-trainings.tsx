import { useLingui } from '@lingui/react/macro'
import type { MemberRow } from '@repo/api-client/members/member'
import { useState } from 'react'

import { ChoosePerson } from '../../lib/people/choose-person.tsx'
import { fullName } from '../../lib/people/full-name.ts'
import { ImportDialog } from './import-dialog.tsx'

export function ImportTrainings({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [member, setMember] = useState<MemberRow | null>(null)
  if (member !== null) return <ImportDialog memberUuid={member.uuid} name={fullName(member)} onClose={onClose} />
  return (
    <ChoosePerson
      label={t`Import sessions for`}
      choose={t`Import`}
      note={t`Find the person who trained. The files are saved as their sessions.`}
      onChoose={setMember}
      onClose={onClose}
    />
  )
}
