import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { openWays, setCertified } from '#app/areas/consult/doctors/server/public.ts'
import { takeLicenceProofs } from '#app/areas/files/server/public.ts'
import { findManagedDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context, StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { certifiedBy, daysFault, isLicenceNumber, plainNumber } from '../../rules.ts'
import { mayMove } from '../../states.ts'
import * as queries from '../queries.ts'

/** A licence as somebody enters it. */
export type Entered = Pick<queries.NewLicence, 'doctorId' | 'number' | 'kind' | 'scope' | 'issuedOn'> & {
  endsOn: string | null
  proofs: string[]
}
type EnterFault = Refused<'not-found' | 'number' | 'days' | 'taken' | 'entered' | 'proofs'>

/** Enters a licence of a doctor who is at home in the desk's hospital: it waits for somebody else. */
export const enterLicence = async (ctx: StaffContext, entered: Entered): Promise<number | EnterFault> => {
  const { staff, now } = ctx
  const { hospitalId, staffId } = staff
  const number = plainNumber(entered.number)
  if (!(await findManagedDoctor(ctx.db, hospitalId, entered.doctorId))) return new Refused('not-found')
  if (!isLicenceNumber(number)) return new Refused('number')
  const fault = daysFault(entered, dayOf(now))
  if (fault) return new Refused('days', { fault })
  const work = async (inside: StaffContext): Promise<number | EnterFault> => {
    const { db } = inside
    if (await queries.isOthersNumber(db, entered.doctorId, number)) return new Refused('taken')
    if (!(await takeLicenceProofs(db, hospitalId, entered.proofs))) return new Refused('proofs')
    const row = { ...entered, number, hospitalId, state: 'pending' as const, enteredBy: staffId, enteredAt: now }
    const id = await queries.insertLicence(db, row)
    if (id === undefined) return new Refused('entered')
    await settle(inside, entered.doctorId)
    const after = { doctorId: entered.doctorId, licenceKind: entered.kind, endsOn: entered.endsOn }
    await recordAct(inside, { act: 'licence.enter', kind: 'licence', id, after })
    return id
  }
  return ctx.transact((inside) => rollbackIf(inside, (done) => done instanceof Refused, work))
}

/** Somebody else than who entered it certifies or refuses a licence. */
export const decideLicence = (
  ctx: StaffContext,
  licence: queries.LicenceRow,
  { isRight, reason }: { isRight: boolean; reason: string },
): Promise<Refused<'own' | 'decided' | 'days'> | undefined> => {
  const { staffId } = ctx.staff
  const state = isRight ? 'certified' : 'refused'
  const fault = isRight ? daysFault(licence, dayOf(ctx.now)) : undefined
  if (licence.enteredBy === staffId) return Promise.resolve(new Refused('own'))
  if (fault) return Promise.resolve(new Refused('days', { fault }))
  return move(ctx, licence, { state, reason, decidedBy: staffId, decidedAt: ctx.now })
}

/** A licence that holds is withdrawn: from this moment nothing is done by it. */
export const withdrawLicence = (ctx: StaffContext, licence: queries.LicenceRow, reason: string) =>
  move(ctx, licence, { state: 'withdrawn', reason, decidedBy: ctx.staff.staffId, decidedAt: ctx.now })

type Move = Pick<queries.LicenceRow, 'state' | 'reason' | 'decidedBy' | 'decidedAt'>

const acts = { certified: 'licence.certify', refused: 'licence.refuse', withdrawn: 'licence.withdraw' } as const

const move = async (
  ctx: StaffContext,
  licence: queries.LicenceRow,
  to: Move,
): Promise<Refused<'decided'> | undefined> => {
  const { id, doctorId, state } = licence
  if (!mayMove(state, to.state)) return new Refused('decided')
  return ctx.transact(async (inside) => {
    if (!(await queries.moveLicence(inside.db, licence, to))) return new Refused('decided')
    await settle(inside, doctorId)
    const act = acts[to.state as keyof typeof acts]
    const facts = { before: { state }, after: { state: to.state, doctorId, reason: to.reason } }
    await recordAct(inside, { act, kind: 'licence', id, ...facts })
    return undefined
  })
}

/** What follows from a doctor's licences is written where the others ask: whether they are certified, and until when. */
export const settle = async ({ db, now }: Pick<Context, 'db' | 'now'>, doctorId: number): Promise<void> => {
  const follows = certifiedBy(await queries.lockLicencesOf(db, doctorId), dayOf(now))
  await setCertified(db, { doctorId, ...follows }, now)
  if (follows.certifyState === 'certified') await openWays(db, doctorId)
}

/** Licences whose last day is over are so, and what followed from them ends. */
export const expireLicences = async ({ db, now }: Context): Promise<void> => {
  const over = await queries.listOver(db, dayOf(now))
  for (const licence of over) {
    await db.transaction(async (inside) => {
      const moved = await queries.moveLicence(inside, licence, { state: 'expired', decidedAt: now })
      if (moved) await settle({ db: inside, now }, licence.doctorId)
    })
  }
}
