import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { mayWrite } from '#app/areas/records/children/rules.ts'
import { type Child, findChild } from '#app/areas/records/children/server/public.ts'
import type { PatientContext, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type Answer, isSign, visitsOf } from '../../rules.ts'
import { type ChildAnswers, opened, sealed } from '../present.ts'
import { findAnswers, putAnswers } from '../queries.ts'

/** Writes down what a family says of a sign; names what stands in the way. */
export const say = (ctx: PatientContext, childId: number, sign: string, answer: Answer) =>
  change(ctx, childId, (_, { answers, visits }) =>
    isSign(sign) ? { answers: { ...answers, [sign]: answer }, visits } : new Refused('unknown-sign'),
  )

/** Ticks a visit off, or takes that back; names what stands in the way. */
export const tickVisit = (ctx: PatientContext, childId: number, months: number, isDone: boolean) =>
  change(ctx, childId, ({ birthday }, { answers, visits }) => {
    const visit = visitsOf(birthday, dayOf(ctx.now), []).find((one) => one.months === months)
    if (!visit) return new Refused('unknown-visit')
    if (isDone && visit.state === 'coming') return new Refused('not-yet')
    const others = visits.filter((one) => one !== months)
    return { answers, visits: isDone ? [...others, months] : others }
  })

/** Changes what was said of a child. Two carers may do so at once: nothing of either is lost. */
const change = <N extends string>(
  ctx: PatientContext,
  childId: number,
  changed: (child: Child, said: ChildAnswers) => ChildAnswers | Refused<N>,
) =>
  transactInside(ctx, async (inside) => {
    const child = await findChild(inside, childId)
    if (!child) return new Refused('not-found')
    if (!mayWrite(child.rights)) return new Refused('see-only')
    await lockPatient(inside.db, child.ownerId as PatientId)
    const said = changed(child, opened(inside, await findAnswers(inside.db, childId)))
    if (said instanceof Refused) return said
    await putAnswers(inside.db, childId, sealed(inside, said))
    return undefined
  })
