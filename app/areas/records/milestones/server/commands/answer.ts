import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { mayWrite } from '#app/areas/records/children/rules.ts'
import { findChild } from '#app/areas/records/children/server/public.ts'
import type { PatientContext, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type Answer, isSign } from '../../rules.ts'
import { opened, sealed } from '../present.ts'
import { findAnswers, putAnswers } from '../queries.ts'

/** Writes down what a family says of a sign; names what stands in the way. */
export const say = (ctx: PatientContext, childId: number, sign: string, answer: Answer) =>
  transactInside(ctx, async (inside) => {
    const child = await findChild(inside, childId)
    if (!child) return new Refused('not-found')
    if (!mayWrite(child.rights)) return new Refused('see-only')
    if (!isSign(sign)) return new Refused('unknown-sign')
    // Two carers may answer at once: neither answer is lost.
    await lockPatient(inside.db, child.ownerId as PatientId)
    const before = opened(inside, await findAnswers(inside.db, childId))
    await putAnswers(inside.db, childId, sealed(inside, { ...before, [sign]: answer }))
    return undefined
  })
