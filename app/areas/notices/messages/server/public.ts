import { mobileOf } from '#app/areas/access/patients/server/public.ts'
import { queueSms } from '#app/areas/notices/sms/server/public.ts'
import type { Context } from '#app/context.ts'
import type { MessageKind } from '../rules.ts'
import { insertMessage } from './queries.ts'

export { countUnread } from './queries.ts'

/** What a patient is told. */
export interface Telling {
  patientId: number
  kind: MessageKind
  title: string
  text: string
  /** The page that it leads to, by its path; '' for none. */
  link?: string
  /** On their phone too. */
  sms?: boolean
}

/** Tells a patient something, in the transaction of what it tells of. */
export const notifyPatient = async (ctx: Context, telling: Telling) => {
  const { patientId, kind, title, text, link = '', sms = false } = telling
  await insertMessage(ctx.db, { patientId, kind, title, text, link, toldAt: ctx.now })
  const mobile = sms ? await mobileOf(ctx, patientId) : undefined
  if (mobile) await queueSms(ctx, { mobile, template: 'notice', params: { title, text } })
}
