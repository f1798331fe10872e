import { randomBytes } from 'node:crypto'
import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { findOwnConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { findChild } from '#app/areas/records/children/server/public.ts'
import { closed } from '#app/areas/records/ground/server/public.ts'
import { type Part, type Subject, subjectOf } from '#app/areas/records/papers/rules.ts'
import { findPaper } from '#app/areas/records/papers/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { askOf, codeOf, MOST_OPEN, spans } from '../../rules.ts'
import { asShare, SHARE_CODE, type Shared } from '../present.ts'
import * as queries from '../queries.ts'

/** The record that somebody may share: their own members', a child's that they began; undefined for any other. */
export const findSubject = async (ctx: PatientContext, record: string): Promise<Subject | undefined> => {
  const askId = askOf(record)
  if (askId !== undefined) {
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, askId)
    return consultation && { kind: 'own', id: consultation.memberId }
  }
  const subject = subjectOf(record)
  if (subject?.kind !== 'baby') return subject
  return (await findChild(ctx, subject.id))?.rights === 'own' ? subject : undefined
}

interface Wanted {
  parts: readonly Part[]
  days: number
  label: string
}

/** Shows parts of a record from now on; the share, or why there is none. */
export const share = (ctx: PatientContext, record: string, { parts, days, label }: Wanted) =>
  transactInside(ctx, async (inside) => {
    const subject = await findSubject(inside, record)
    const paper = subject && (await findPaper(inside, subject, []))
    if (!paper) return new Refused('not-found')
    const shown = paper.parts.filter((part) => parts.includes(part))
    if (shown.length === 0) return new Refused('nothing')
    if (!Object.hasOwn(spans, days)) return new Refused('not-days')
    await lockPatient(inside.db, inside.patient)
    if ((await queries.countOpen(inside.db, inside.patient, inside.now)) >= MOST_OPEN) return new Refused('too-many')
    return open(inside, { subject, parts: shown, label }, askOf(record) ?? null, days)
  })

/** Writes the share down: for a consultation without a code, else under a new one. */
const open = async (ctx: PatientContext, shared: Shared, consultationId: string | null, days: number) => {
  const { db, config, now, patient } = ctx
  const code = consultationId === null ? codeOf(randomBytes(8)) : null
  const row = await queries.insertShare(db, {
    patientId: patient,
    contentSealed: closed(ctx, shared),
    codeSealed: code && sealOf(config).seal(code, SHARE_CODE),
    codeIndex: code && sealOf(config).index(code, SHARE_CODE),
    consultationId,
    madeAt: now,
    endsAt: later(now, { hours: days * 24 }),
  })
  return asShare(ctx, row, [])
}
