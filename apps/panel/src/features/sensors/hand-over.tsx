import { useLingui } from '@lingui/react/macro'
import type { MemberRow } from '@repo/api-client/members/member'
import type { SensorRow } from '@repo/api-client/sensors/endpoints'

import { ChoosePerson } from '../../lib/people/choose-person.tsx'
import { fullName } from '../../lib/people/full-name.ts'
import { useHandOver } from './sensor-mutations.ts'

interface HandOverProps {
  sensor: SensorRow
  onClose: () => void
}

export function HandOver({ sensor, onClose }: HandOverProps) {
  const { t } = useLingui()
  const handOver = useHandOver()
  const { name } = sensor
  const give = (member: MemberRow): void => {
    const wearer = fullName(member)
    handOver.mutate({ sensor, from: sensor.userUuid, to: member.uuid, notice: t`${name} lent to ${wearer}` })
    onClose()
  }
  return (
    <ChoosePerson
      label={t`Lend ${name} to`}
      choose={t`Lend`}
      note={t`By taking it, the user agrees that its heart rate counts in classes.`}
      onChoose={give}
      onClose={onClose}
    />
  )
}
