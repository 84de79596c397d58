import { useLingui } from '@lingui/react/macro'
import type { RefusedStrap } from '@repo/api-client/classes/participants'
import { refusedStrapsQueryOptions } from '@repo/api-client/classes/queries'
import type { Client } from '@repo/api-client/core/client'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand/react'

import type { ClassControl } from '../control/class-control.ts'
import { useClassFaultLabels } from '../control/class-fault-labels.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import { StrapsOfNoOne } from './straps-of-no-one.tsx'

interface RefusedStrapsProps {
  client: Client
  control: ClassControl
  host: Pick<ClassViewHost, 'toasts'>
  classUuid: string
  onChangeCapacity: () => void
}

const useStrapLabels = (): ((strap: RefusedStrap) => string) => {
  const { t } = useLingui()
  return ({ reason, mac, name, pseudonym }) => {
    const strap = name ?? mac
    const who = pseudonym ?? strap
    switch (reason) {
      case 'class-full':
        return t`${who}: the class is full.`
      case 'unassigned-sensor':
        return t`${strap}: no one has this strap. Lend it in Sensors.`
      case 'unknown-sensor':
        return t`${strap}: this strap isn't registered. Add it in Sensors.`
      case 'left-class':
        return t`${who}: was let out of the class.`
      case 'consent-of-guardian-needed':
        return t`${who}: needs a guardian's consent first.`
      case 'banned':
        return t`${who}: is banned from this room.`
      default:
        return reason satisfies never
    }
  }
}

export function RefusedStraps({ client, control, host, classUuid, onChangeCapacity }: RefusedStrapsProps) {
  const { t } = useLingui()
  const wordsOf = useStrapLabels()
  const faultWordsOf = useClassFaultLabels()
  const count = useStore(control.store, ({ wall }) => wall.packet?.refusedStraps ?? 0)
  const { data = [] } = useQuery(refusedStrapsQueryOptions(client, classUuid, count))
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const keyOf = ({ mac, reason }: Pick<RefusedStrap, 'mac' | 'reason'>): string => `${mac} ${reason}`
  const shown = count === 0 ? [] : data.filter((strap) => !hidden.has(keyOf(strap)))
  const free = shown.flatMap(({ strap: id, ...strap }) => (id === undefined ? [] : { ...strap, id }))
  const refused = shown.filter(({ strap }) => strap === undefined)
  const hide = (straps: readonly Pick<RefusedStrap, 'mac' | 'reason'>[]) =>
    setHidden(new Set([...hidden, ...straps.map(keyOf)]))
  const freeStraps = <StrapsOfNoOne control={control} host={host} straps={free} onHide={() => hide(free)} />
  if (refused.length === 0) return freeStraps
  const readmit = async (userUuid: string) => {
    const fault = await control.readmit(userUuid)
    if (fault !== null) host.toasts.show({ tone: 'danger', title: faultWordsOf(fault) })
  }
  return (
    <>
      <Banner
        tone="warning"
        announce
        title={t`Some straps don't count`}
        action={
          <Inline gap="s">
            {refused.some(({ reason }) => reason === 'class-full') && (
              <Button size="s" tone="accent" onClick={onChangeCapacity}>{t`Change the capacity`}</Button>
            )}
            <Button size="s" tone="neutral" onClick={() => hide(refused)}>
              {t`Hide`}
            </Button>
          </Inline>
        }
      >
        <Stack gap="xs" as="ul">
          {refused.map((strap) => (
            <li key={keyOf(strap)}>
              <Inline gap="s">
                <Text>{wordsOf(strap)}</Text>

                {strap.reason === 'left-class' && strap.userUuid !== null && (
                  <Button size="s" tone="neutral" onClick={() => void readmit(strap.userUuid ?? '')}>
                    {t`Let back in`}
                  </Button>
                )}
              </Inline>
            </li>
          ))}
        </Stack>
      </Banner>
      {freeStraps}
    </>
  )
}
