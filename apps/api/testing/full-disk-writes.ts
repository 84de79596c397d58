import { logIn } from '@repo/api-client/auth/log-in'
import { showCenter } from '@repo/api-client/center/show-center'
import { addGalleryImage } from '@repo/api-client/center/update-center'
import { createChallenge } from '@repo/api-client/challenges/save-challenge'
import { changeClassState, startClass } from '@repo/api-client/classes/run-class'
import { ApiError } from '@repo/api-client/core/api-error'
import { importTraining, listMemberTrainings } from '@repo/api-client/members/member-trainings'
import { createMember, showMember, updateMember } from '@repo/api-client/members/save-member'
import { createTrainingType, listTrainingTypes } from '@repo/api-client/trainings/training-types'
import sharp from 'sharp'

import type { ChildGym, joinAt } from './child-gym.ts'
import { someRecording } from './some-recording.ts'

export interface Written {
  readonly gym: ChildGym
  readonly members: readonly string[]
  readonly room: string
  readonly phone: Awaited<ReturnType<typeof joinAt>>
  readonly typeUuid: string
  readonly picture: Blob
  readonly pictures: string[]
}

export interface Write {
  readonly stored: { readonly table: string; readonly column: string }
  readonly write: (written: Written, n: number) => Promise<string>
}

const challengeOf = ({ gym, members }: Written, n: number) => ({
  branch_uuid: gym.branchUuid,
  challenge_type_id: 1 as const,
  challenge_modality_id: 1 as const,
  challenge_compliance: 'competitive' as const,
  name: `Challenge ${n}`,
  start_at: '2030-12-01 06:00:00',
  finish_at: '2031-01-01 05:59:59',
  users: { 0: { uuid: members[0] ?? '' } },
})

const stopIn = async ({ gym, room }: Written): Promise<void> => {
  const { rooms } = await gym.staff.call(showCenter, { params: { uuid: gym.branchUuid } })
  const uuid = rooms.find((one) => one.uuid === room)?.class_configuration?.uuid
  if (uuid === undefined) return
  await gym.staff.call(changeClassState, { params: { uuid }, body: { state: 'stop' } })
}

const startIn = async ({ gym, room, typeUuid }: Written): Promise<string> => {
  const { uuid } = await gym.staff.call(startClass, {
    params: { uuid: room },
    body: {
      training_type_uuid: typeUuid,
      duration: 10,
      class_delay: 0,
      data_order: 'effort',
      user_capacity_status: true,
      capacity: 10,
      streaming: false,
    },
  })
  return uuid
}

const PROFILE = { name: 'Guadalupe', last_name_1: 'Hernández', birthday: '1990-05-04', sex: 'female' } as const

const row = (table: string, column = 'uuid') => ({ table, column })

export const WRITES: Readonly<Record<string, Write>> = {
  sample: {
    stored: row('samples', 'at'),
    write: async ({ phone }, n) => {
      const at = Math.max(phone.start, Date.now())
      const { accepted, duplicate } = await phone.send(n, { at, hr: 120 })
      if (accepted + duplicate !== 1) throw new Error('the sample was neither stored nor refused')
      return String(at)
    },
  },
  'member added': {
    stored: row('members'),
    write: async ({ gym }, n) =>
      (await gym.staff.call(createMember, { body: { email: `member-${n}@disk.example` } })).user_uuid,
  },
  'look at a member': {
    stored: row('audit_entries', 'subject_uuid'),
    write: async ({ gym, members }, n) => {
      const uuid = members[n % members.length] ?? ''
      await gym.staff.call(listMemberTrainings, { params: { uuid }, query: {} })
      return uuid
    },
  },
  // later changes overwrite earlier ones, so only refusals count
  'member changed': {
    stored: row('members'),
    write: async ({ gym, members }, n) => {
      const uuid = members[n % members.length] ?? ''
      const { email } = await gym.staff.call(showMember, { params: { uuid } })
      await gym.staff.call(updateMember, { params: { uuid }, body: { ...PROFILE, email, pseudonym: `Disk ${n}` } })
      return uuid
    },
  },
  'coach signed in': {
    stored: row('administrators'),
    write: async ({ gym }) => {
      const body = { email: 'coach@demo.example', password: 'demo-password', rememberme: false, force: true }
      return (await gym.center.call(logIn, { body })).user_uuid
    },
  },
  'training imported': {
    stored: row('trainings'),
    write: async ({ gym, members, typeUuid }, n) =>
      (
        await gym.staff.call(importTraining, {
          params: { uuid: members[n % members.length] ?? '' },
          body: { training_type_uuid: typeUuid },
          file: someRecording(),
        })
      ).training_uuid,
  },
  'picture uploaded': {
    stored: row('gallery_images'),
    write: async ({ gym, picture, pictures }) => {
      const uuid = await gym.staff.call(addGalleryImage, { file: picture }).then(
        (added) => added.branch_image_uuid,
        (error: unknown) => {
          // some images may have been stored without a response
          if (error instanceof ApiError && error.code === 'gallery-full') return pictures[0] ?? ''
          throw error
        },
      )
      pictures.push(uuid)
      return uuid
    },
  },
  challenge: {
    stored: row('challenges'),
    write: async (written, n) =>
      (await written.gym.staff.call(createChallenge, { body: challengeOf(written, n) })).data.challenge_uuid,
  },
  'class stopped and started': {
    stored: row('classes'),
    write: async (written) => {
      await stopIn(written)
      return startIn(written)
    },
  },
  'kind of training': {
    stored: row('training_types'),
    write: async ({ gym }, n) =>
      (
        await gym.staff.call(createTrainingType, {
          body: { trainig_name_en: `Kind ${n}`, trainig_name_es: `Tipo ${n}`, use_steps: null },
        })
      ).uuid,
  },
}

export const somePicture = async (): Promise<Blob> => {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#16a085' } })
  return new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' })
}

export const firstType = async ({ staff }: ChildGym): Promise<string> =>
  (await staff.call(listTrainingTypes, {})).data[0]?.training_type_uuid ?? ''
