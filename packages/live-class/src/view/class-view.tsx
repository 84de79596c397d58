import type { ClassConfiguration, ClassConfigurationForm } from '@repo/domain/classes/class-configuration'
import { classOf } from '@repo/domain/classes/class-life'
import { joinAddress } from '@repo/domain/rooms/join-code'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'

import {
  forgetTypedConfiguration,
  storeConfiguration,
  typedConfiguration,
} from '../configuration/stored-configuration.ts'
import { createClassControl, type ClassControl } from '../control/class-control.ts'
import { useClassFaultLabels } from '../control/class-fault-labels.ts'
import type { ClassViewHost, ClassViewProps } from '../control/class-view-host.ts'
import { DevicesOffline } from '../grid/devices-offline.tsx'
import { JoinRequests } from '../grid/join-requests.tsx'
import { RefusedStraps } from '../grid/refused-straps.tsx'
import { StrapsElsewhere } from '../grid/straps-elsewhere.tsx'
import { MeetingNotice } from '../meeting/meeting-notice.tsx'
import { MeetingStage } from '../meeting/meeting-stage.tsx'
import { WallSounds } from '../wall/wall-sounds.tsx'
import { ClassDialogs, useDialogs, useAnnounceStart } from './class-dialogs.tsx'
import { ClassPhase } from './class-phase.tsx'

const useControl = ({ client, realtime, room, refresh }: ClassViewProps): ClassControl => {
  const [control] = useState(() => createClassControl({ client, realtime, refresh }))
  useEffect(() => control.open(), [control])
  useEffect(() => control.see(room), [control, room])
  const streamed = room.currentClass?.isStreaming === true ? room.currentClass.uuid : null
  useEffect(() => control.meeting.see(streamed), [control, streamed])
  return control
}

const useFaultToasts = (control: ClassControl, host: ClassViewHost): void => {
  const life = useStore(control.store, (state) => state.life)
  const wordsOf = useClassFaultLabels()
  const fault = 'fault' in life ? life.fault : null
  useEffect(() => {
    if (fault === null) return
    host.toasts.show({ tone: 'danger', title: wordsOf(fault) })
    control.dismissFault()
  }, [fault, host, control, wordsOf])
  const videoFault = useStore(control.meeting.store, (state) => state.fault)
  useEffect(() => {
    // no one is signed in to see it
    if (videoFault === null || !host.canControl) return
    host.toasts.show({ tone: 'danger', title: wordsOf(videoFault) })
    control.meeting.dismissFault()
  }, [videoFault, host, control, wordsOf])
}

export function ClassView(props: ClassViewProps) {
  const { client, room, host, onLeave } = props
  const control = useControl(props)
  useFaultToasts(control, host)
  const life = useStore(control.store, (state) => state.life)
  const hasTyped = room.currentClass === null && typedConfiguration(host.owner, room.uuid) !== null
  const dialogs = useDialogs(life, hasTyped ? 'configure' : null)
  useAnnounceStart(dialogs.open === 'configure', props, life)
  const address = joinAddress(host.publicUrl, room, room.currentClass?.joinLetters)
  const start = async (configuration: ClassConfiguration, form: ClassConfigurationForm): Promise<void> => {
    if (!(await control.start(room.uuid, configuration))) return
    storeConfiguration(room.uuid, form)
    forgetTypedConfiguration()
  }
  const held = classOf(life)
  return (
    <>
      <MeetingStage meeting={control.meeting} host={host} channel={held?.channel ?? null}>
        <ClassPhase
          client={client}
          realtime={props.realtime}
          control={control}
          host={host}
          life={life}
          room={room}
          address={address}
          notices={
            <>
              {host.canControl && <MeetingNotice meeting={control.meeting} />}
              {host.canBan && held !== null && (
                <>
                  <DevicesOffline room={room} refresh={props.refresh} />
                  <JoinRequests client={client} control={control} classUuid={held.uuid} />
                  <StrapsElsewhere client={client} control={control} classUuid={held.uuid} />
                  <RefusedStraps
                    client={client}
                    control={control}
                    host={host}
                    classUuid={held.uuid}
                    onChangeCapacity={() => dialogs.show('capacity')}
                  />
                </>
              )}
            </>
          }
          streaming={props.streaming}
          onConfigure={() => dialogs.show('configure')}
          onStartLikeLast={({ configuration, form }) => void start(configuration, form)}
          onShowQr={() => dialogs.show('qr')}
          onChangeCapacity={() => dialogs.show('capacity')}
          onStop={() => dialogs.show('stop')}
          onLeave={onLeave}
        />
      </MeetingStage>
      <WallSounds control={control} host={host} />
      <ClassDialogs {...props} control={control} dialogs={dialogs} address={address} life={life} start={start} />
    </>
  )
}
