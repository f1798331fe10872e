import {
  type CodeFault,
  deleteAccount,
  findCodeFault,
  lockPatient,
  mobileOf,
} from '#app/areas/access/patients/server/public.ts'
import { disownMembers, lockMembers } from '#app/areas/account/members/server/public.ts'
import { forgetSmsTo } from '#app/areas/notices/sms/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import type { Objecting, Unfinished } from '#app/events.ts'
import { type Unread, whichFind } from '#kit/db/unread.ts'
import { dayOf } from '#kit/time/day.ts'
import { deleteAnswersTo } from '#kit/wire/server/once.ts'
import { insertLeaving } from '../queries.ts'

/** What has to be finished before the account can be cancelled, as every room says it. */
export const listUnfinished = async (ctx: PatientContext): Promise<Unfinished[]> => {
  const objections: { rows: Unread<unknown>; read: () => Promise<Unfinished[]> }[] = []
  const object: Objecting = (rows, say) => void objections.push({ rows, read: async () => say(await rows) })
  await ctx.emit('patient.leaving', { patientId: ctx.patient, object })
  const stand = await whichFind(
    ctx.db,
    objections.map(({ rows }) => rows),
  )
  const list: Unfinished[] = []
  for (const { read } of objections.filter((_, at) => stand[at])) list.push(...(await read()))
  return list
}

interface Asked {
  reason?: string | undefined
  sms_code: string
  token?: string | undefined
  pic_code?: string | undefined
}

/** Cancels the account of who asks, or says why not. The code is used up only where nothing is unfinished. */
export const cancel = async (ctx: PatientContext, asked: Asked): Promise<CodeFault | { why: string } | undefined> => {
  const before = spoken(await listUnfinished(ctx))
  if (before) return before
  const mobile = await mobileOf(ctx, ctx.patient)
  if (mobile === undefined) return 'wrong-code'
  const shown = { mobile, code: asked.sms_code, token: asked.token, pass: asked.pic_code }
  const fault = await findCodeFault(ctx, 'cancel', shown)
  return fault ?? ctx.transact((inside) => erase(inside, mobile, asked.reason))
}

/**
 * Under the locks of account and members nobody books for them meanwhile; who did before is seen. Deleting the account
 * takes all that refers to it along, sessions too.
 */
const erase = async (
  ctx: PatientContext,
  mobile: string,
  reason: string | undefined,
): Promise<{ why: string } | undefined> => {
  const { db, now, patient } = ctx
  await lockPatient(db, patient)
  await lockMembers(db, patient)
  const meanwhile = spoken(await listUnfinished(ctx))
  if (meanwhile) return meanwhile
  const named = new Set<number>()
  const keepNames = (ids: readonly number[]) => {
    for (const id of ids) named.add(id)
  }
  await ctx.emit('patient.left', { patientId: patient, keepNames })
  await disownMembers(db, patient, [...named], now)
  await deleteAnswersTo(db, patient)
  await forgetSmsTo(ctx, mobile)
  await deleteAccount(ctx, patient, mobile)
  if (reason !== undefined) await insertLeaving(db, { reason, day: dayOf(now) })
  return undefined
}

const spoken = (list: readonly Unfinished[]) =>
  list.length === 0 ? undefined : { why: list.map(({ words }) => words).join('；') }
