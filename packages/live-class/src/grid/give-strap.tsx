import { useLingui } from '@lingui/react/macro'
import type { RefusedStrap } from '@repo/api-client/classes/participants'
import type { Participant } from '@repo/domain/live/live-packet'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useState } from 'react'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'
import { useClassFaultLabels } from '../control/class-fault-labels.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import { useTileTexts } from './tile-texts.ts'
import { shownName } from './tile-views.ts'

interface Wearer {
  readonly userUuid: string
  readonly name: string
}

interface GiveStrapProps {
  control: ClassControl
  host: Pick<ClassViewHost, 'toasts'>
  strap: Pick<RefusedStrap, 'mac' | 'name'> & {
    readonly id: string
    readonly usual: RefusedStrap['usual'] | undefined
  }
}

const NOBODY: readonly Participant[] = []

/** Those without a signal first. */
const usePeople = (control: ClassControl): readonly (Wearer & { readonly rate: number | null })[] => {
  const words = useTileTexts()
  const people = useStore(control.store, ({ wall }) => wall.packet?.participants ?? NOBODY)
  return people
    .map(({ userUuid, signal, heartRate, ...person }) => ({
      userUuid,
      name: shownName(person, words),
      rate: signal === 'live' ? heartRate : null,
    }))
    .toSorted((one, other) => Number(one.rate !== null) - Number(other.rate !== null))
}

function PeopleDialog(props: {
  control: ClassControl
  title: string
  onGive: (to: Wearer) => void
  onClose: () => void
}) {
  const { control, title, onGive, onClose } = props
  const { t } = useLingui()
  const people = usePeople(control)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={t`It counts for this person in this class, from the moment they joined.`}
      closeLabel={t`Close`}
      size="s"
    >
      <Stack gap="s" as="ul">
        {people.map(({ userUuid, name, rate }) => (
          <li key={userUuid}>
            <Inline gap="m" justify="between">
              <Stack gap="none">
                <Text weight="semibold">{name}</Text>
                <Text size="s" tone="muted">
                  {rate === null ? t`No signal` : t`${rate} bpm`}
                </Text>
              </Stack>
              <Button
                size="s"
                tone="neutral"
                aria-label={t`Give to ${name}`}
                onClick={() => onGive({ userUuid, name })}
              >
                {t({ message: 'Give', context: 'a strap to a person' })}
              </Button>
            </Inline>
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}

/** One press for the likely wearer: the usual one, else the only one without a signal. */
export function GiveStrap({ control, host, strap: { id, mac, name: given, usual } }: GiveStrapProps) {
  const { t } = useLingui()
  const faultWordsOf = useClassFaultLabels()
  const [isChoosing, setIsChoosing] = useState(false)
  const people = usePeople(control)
  const [first, second] = people
  const only = first?.rate === null && second?.rate !== null ? first : null
  const likely = usual === undefined ? only : { userUuid: usual.userUuid, name: usual.pseudonym }
  const strap = given ?? mac
  const give = async (userUuid: string | null, done: string) => {
    setIsChoosing(false)
    const fault = await control.giveStrap(id, userUuid)
    if (fault !== null) return host.toasts.show({ tone: 'danger', title: faultWordsOf(fault) })
    const undo = { label: t`Undo`, onSelect: () => void give(null, t`${strap} was taken back`) }
    return host.toasts.show({ tone: 'success', title: done, ...(userUuid === null ? {} : { action: undo }) })
  }
  const giveTo = ({ userUuid, name }: Wearer) => void give(userUuid, t`${strap} counts for ${name}`)
  return (
    <>
      {likely !== null && (
        <Button size="s" tone="accent" onClick={() => giveTo(likely)}>
          {t`Give to ${{ name: likely.name }}`}
        </Button>
      )}
      {people.length > 0 && (
        <Button size="s" tone="neutral" onClick={() => setIsChoosing(true)}>
          {likely === null ? t`Give to…` : t`Someone else…`}
        </Button>
      )}
      {isChoosing && (
        <PeopleDialog
          control={control}
          title={t`Who wears ${strap}?`}
          onGive={giveTo}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
}
