import type { MemberRowWire, MemberWire } from '@repo/api-client/members/member'

import type { ListedMember } from '../queries/members.ts'

/** A member as lists show one. */
export const presentMemberRow = ({ member, isBanned }: ListedMember): MemberRowWire => ({
  user_uuid: member.uuid,
  name: member.name,
  last_name_1: member.lastName1,
  last_name_2: member.lastName2,
  pseudonym: member.pseudonym,
  email: member.email,
  sex: member.sex,
  birthday: member.birthday,
  banned_user: isBanned ? 1 : 0,
  url_image: member.imageUrl,
})

/** A member with measures, as the form edits one. */
export const presentMember = (listed: ListedMember): MemberWire => ({
  ...presentMemberRow(listed),
  physiological_variables: {
    weight: listed.member.weightKg,
    height: listed.member.heightCm,
    resting_heart_rate: listed.member.restingHeartRate,
    max_heart_rate: listed.member.maxHeartRate,
  },
  version: listed.member.version,
  sign_in_code: listed.member.signInCode,
})
