import { returnMoney } from '#app/areas/consult/consultations/server/public.ts'
import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { messages } from '../../rules/messages.ts'
import { decidedAs } from '../../rules.ts'
import { linkOf } from '../present.ts'
import { type ComplaintRow, decideComplaint } from '../queries.ts'

interface Decision {
  agrees: boolean
  /** What the patient is told. */
  answer: string
}

/**
 * Decides about a complaint that waits: the money goes back where it is agreed to, and the patient is told. Undefined where it
 * does not wait any more, or the money went back meanwhile.
 */
export const decide = (ctx: Context, complaint: ComplaintRow, decision: Decision) =>
  transactInside(ctx, (outer) =>
    rollbackIf(
      outer,
      (decided: ComplaintRow | undefined) => decided === undefined,
      (inside) => decideInside(inside, complaint, decision),
    ),
  )

const decideInside = async (ctx: Context, { id, want }: ComplaintRow, { agrees, answer }: Decision) => {
  const state = decidedAs(want, agrees)
  const decided = await decideComplaint(ctx.db, id, { state, answer, now: ctx.now })
  if (!decided) return undefined
  if (state !== 'refunded') return tell(ctx, decided, filled(messages[state], { answer }))
  const returned = await returnMoney(ctx, decided.consultationId, '问诊退款申请已同意')
  if (!returned) return undefined
  return tell(ctx, decided, filled(messages.refunded, { money: fenToYuan(returned.backFen), answer }))
}

const tell = async (ctx: Context, decided: ComplaintRow, { template, values }: FilledMessage) => {
  const { patientId, consultationId } = decided
  await notifyBy(ctx, template, { patientId, values, link: linkOf(consultationId) })
  return decided
}
