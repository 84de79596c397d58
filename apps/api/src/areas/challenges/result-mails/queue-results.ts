import { randomUUID } from 'node:crypto'

import type { Medal } from '@repo/domain/challenges/standing'
import { and, isNotNull, isNull, sql } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../../database/database.ts'
import { members } from '../../../database/schema/members.ts'
import type { Encryption } from '../../../lib/encryption.ts'
import type { Language } from '../../../lib/language.ts'
import { queueLetters } from '../../../mail/mail-queue.ts'
import { branchOf } from '../../center/center-queries.ts'
import type { Challenge } from '../challenge-sums.ts'
import { competesBy } from '../competitors.ts'
import { stopUrl } from './result-mail-consent.ts'

interface ResultFacts {
  readonly centerName: string
  /** Empty if only the member's address is known. */
  readonly name: string
  readonly challengeName: string
  /** A challenge without goals has no points. */
  readonly isFree: boolean
  readonly points: number
  readonly goalsReached: number
  readonly goals: number
  readonly place: number
  readonly competitors: number
  readonly medal: Medal | null
  readonly leaveUrl: string
  readonly group: { readonly kind: 'team' | 'room'; readonly name: string } | null
}

const paragraphs = (...all: readonly (string | null)[]): string => `${all.filter((one) => one !== null).join('\n\n')}\n`

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 1st, 2nd, 3rd, 4th, 11th. */
const ordinal = (place: number): string => `${place}${ENDINGS[ORDINALS.select(place)] ?? 'th'}`

const MEDALS = {
  en: { gold: 'gold', silver: 'silver', bronze: 'bronze' },
  es: { gold: 'oro', silver: 'plata', bronze: 'bronce' },
} as const

const en = (facts: ResultFacts) => {
  const { centerName, name, challengeName, group, medal, place, competitors, points, goalsReached, goals } = facts
  const who = group === null ? 'You' : `Your ${group.kind}, ${group.name},`
  const prize = medal === null ? '' : ` and won the ${MEDALS.en[medal]} medal`
  return {
    subject:
      medal === null
        ? `${challengeName} has ended`
        : `${group === null ? 'You' : `Your ${group.kind}`} won ${MEDALS.en[medal]} in ${challengeName}!`,
    body: paragraphs(
      name === '' ? 'Hi,' : `Hi ${name},`,
      `The ${challengeName} challenge has ended. Thanks for taking part!`,
      `${who} finished ${ordinal(place)} of ${competitors}${prize}.`,
      facts.isFree ? null : `Goals reached: ${goalsReached} of ${goals}\nPoints: ${points}`,
      `See you soon,\n${centerName}`,
      `You're getting this email because you asked for your results. To stop, open: ${facts.leaveUrl}`,
    ),
  }
}

const es = (facts: ResultFacts) => {
  const { centerName, name, challengeName, group, medal, place, competitors, points, goalsReached, goals } = facts
  const groups = { team: 'Tu equipo', room: 'Tu sala' } as const
  const who = group === null ? 'Terminaste' : `${groups[group.kind]}, ${group.name}, terminó`
  const won = group === null ? 'ganaste' : 'ganó'
  const prize = medal === null ? '' : ` y ${won} la medalla de ${MEDALS.es[medal]}`
  return {
    subject:
      medal === null
        ? `Terminó ${challengeName}`
        : `¡${group === null ? 'Ganaste' : `${groups[group.kind]} ganó`} ${MEDALS.es[medal]} en ${challengeName}!`,
    body: paragraphs(
      name === '' ? 'Hola:' : `Hola, ${name}:`,
      `Terminó el reto ${challengeName}. ¡Gracias por participar!`,
      `${who} en el lugar ${place} de ${competitors}${prize}.`,
      facts.isFree ? null : `Metas cumplidas: ${goalsReached} de ${goals}\nPuntos: ${points}`,
      `Nos vemos pronto,\n${centerName}`,
      `Recibes este correo porque pediste tus resultados. Si ya no los quieres: ${facts.leaveUrl}`,
    ),
  }
}

const WORDS: Readonly<Record<Language, (facts: ResultFacts) => { subject: string; body: string }>> = { en, es }

export const resultWords = (language: Language, facts: ResultFacts) => ({ language, ...WORDS[language](facts) })

interface Results {
  readonly challenge: Challenge
  readonly goals: number
  readonly competitors: number
  readonly now: number
  readonly encryption: Encryption
}

export const queueResults = async (
  tx: Transaction,
  { challenge, goals, competitors, now, encryption }: Results,
  outcomes: readonly Outcome[],
): Promise<void> => {
  const byMember = new Map(outcomes.map((outcome) => [outcome.memberUuid, outcome]))
  const wanted = and(isNull(members.unlinkedAt), isNotNull(members.resultMailsSince))
  const readers = await tx
    .select()
    .from(members)
    .where(and(uuidIn(sql`${members.uuid}`, [...byMember.keys()]), wanted))
  if (readers.length === 0) return
  const center = await branchOf(tx)
  const by = competesBy(challenge)
  const letters = readers.flatMap((member) => {
    const outcome = byMember.get(member.uuid)
    if (outcome === undefined || member.resultMailsOrigin === null) return []
    const group = by === 'member' || outcome.groupName === null ? null : { kind: by, name: outcome.groupName }
    const facts = { ...outcome, goals, competitors, group, isFree: challenge.compliance === 'free' }
    const leaveUrl = stopUrl(encryption, member.resultMailsOrigin, {
      branchUuid: center.uuid,
      memberUuid: member.uuid,
    })
    const words = { centerName: center.name, name: member.name, challengeName: challenge.name, leaveUrl }
    return {
      id: randomUUID(),
      memberUuid: member.uuid,
      administratorUuid: null,
      recipient: member.email,
      senderName: center.name,
      ...resultWords(member.language ?? center.language, { ...facts, ...words }),
      leaveUrl,
      queuedAt: new Date(now),
    }
  })
  await queueLetters(tx, challenge.branchUuid, letters, new Date(now))
}

export interface Outcome {
  readonly memberUuid: string
  readonly groupName: string | null
  readonly points: number
  readonly goalsReached: number
  readonly place: number
  readonly medal: Medal | null
}
