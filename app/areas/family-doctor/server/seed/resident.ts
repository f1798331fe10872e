import { findIdNumber } from '#app/areas/account/members/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seeding } from '#app/room.ts'
import { newId } from '#kit/random/new-id.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { termEnd } from '../../rules.ts'
import { refreshStatus } from '../commands/status.ts'
import { closed, type Health } from '../present.ts'
import * as queries from '../queries.ts'
import { advice, plan, report, visits } from './texts.ts'

const SIGNED_DAYS_AGO = 180

/** A member of the demonstration's who is to have, or to wait for, a team. */
export interface Resident {
  patientId: PatientId
  memberId: number
  teamId: number
}

/** Signs a member, or has them wait where `state` says so; the signing's id. */
export const seedSigning = async (
  seeding: Seeding,
  { patientId, memberId, teamId }: Resident,
  state: 'pending' | 'signed',
): Promise<string | undefined> => {
  const { db, now, config } = seeding
  const idNumber = await findIdNumber(seeding, patientId, memberId)
  if (idNumber === undefined) return undefined
  const id = newId()
  const seal = sealOf(config)
  const signedAt = earlier(now, { days: SIGNED_DAYS_AGO })
  const beginsOn = dayOf(signedAt)
  await queries.insertSigning(db, {
    id,
    teamId,
    patientId,
    memberId,
    state,
    tagIds: [1],
    remarkSealed: closed(seeding, ''),
    idSealed: seal.seal(idNumber, 'id-number'),
    idIndex: seal.index(idNumber, 'id-number'),
    ...(state === 'signed'
      ? { madeAt: earlier(signedAt, { days: 1 }), decidedAt: signedAt, beginsOn, endsOn: termEnd(beginsOn) }
      : { madeAt: earlier(now, { hours: 5 }) }),
  })
  if (state === 'signed') {
    const promised = await queries.listBasePromises(db, teamId)
    await queries.insertAgreed(
      db,
      promised.map((one) => ({ ...one, signingId: id })),
    )
  }
  await refreshStatus(seeding, idNumber)
  return id
}

/** What half a year with a team left behind. */
export const seedCare = async (seeding: Seeding, { patientId, memberId, teamId }: Resident, signingId: string) => {
  const { db, now } = seeding
  const own = { patientId, memberId }
  const note = (
    kind: 'visit' | 'phone' | 'report' | 'assess' | 'plan',
    daysAgo: number,
    content: { title: string; content: string },
    objectId: number | null = null,
  ) =>
    queries.insertEvent(db, {
      ...own,
      signingId,
      kind,
      objectId,
      contentSealed: closed(seeding, content),
      happenedAt: earlier(now, { days: daysAgo }),
    })
  for (const { kind, daysAgo, ...content } of visits) await note(kind, daysAgo, content)

  const health: Health = {
    height: 168,
    weight: 64,
    blood_type: 'A',
    allergy: '青霉素',
    disease_history: '无',
    family_history: '父亲有高血压',
  }
  const recordSealed = closed(seeding, health)
  await queries.insertRecord(db, { ...own, contentSealed: recordSealed, changedAt: earlier(now, { days: 175 }) })
  const assessed = await queries.insertAssessment(db, {
    ...own,
    teamId,
    recordSealed,
    adviceSealed: closed(seeding, advice),
    sentAt: earlier(now, { days: 62 }),
    answeredAt: earlier(now, { days: 60 }),
  })
  await note('assess', 60, { title: '健康评估', content: advice }, assessed ?? null)
  const reportId = await queries.insertReport(db, {
    ...own,
    checkedOn: addDays(dayOf(now), -65),
    contentSealed: closed(seeding, report),
    images: [],
    isTeam: true,
    addedAt: earlier(now, { days: 64 }),
  })
  await note('report', 65, { title: report.title, content: report.content }, reportId)

  const items = plan.items.map(({ text, inDays }, at) => {
    const from = later(now, { days: inDays })
    const confirmedAt = at === 0 ? later(from, { days: 1 }) : null
    return { textSealed: closed(seeding, text), spanNew: Math.floor(from.getTime() / 1000), confirmedAt }
  })
  const madeAt = earlier(now, { days: 59 })
  const planId = await queries.insertPlan(
    db,
    { ...own, teamId, madeAt, titleSealed: closed(seeding, plan.title) },
    items,
  )
  await note('plan', 59, { title: plan.title, content: `${items.length} 项，到时间后逐项确认` }, planId)
}
