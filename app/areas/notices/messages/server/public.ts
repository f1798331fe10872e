import { mobileOf } from '#app/areas/access/patients/server/public.ts'
import { queueSms } from '#app/areas/notices/sms/server/public.ts'
import type { Context } from '#app/context.ts'
import {
  asDeclared,
  type FilledMessage,
  filledIn,
  type MessageTemplate,
  type WrittenMessage,
} from '../rules/templates.ts'
import { findWritten } from './queries/templates.ts'
import { insertMessage } from './queries.ts'

export { insertWritten, listWritten, type WrittenRow } from './queries/templates.ts'
export { countUnread } from './queries.ts'

/** Who is told a message that is declared, and what fills it. */
interface Filling<V extends string> {
  patientId: number
  values: Readonly<Record<V, string>>
  /** The page that it leads to, by its path; '' for none. */
  link?: string
  /** False where they have just read it, so that their phone need not say it again. */
  sms?: false
}

/** Tells a patient a message in the words that the desk gave it, by the ways that are on, in the transaction of what it tells of. */
export const notifyBy = async <V extends string>(ctx: Context, template: MessageTemplate<V>, filling: Filling<V>) => {
  const { patientId, values, link = '', sms = true } = filling
  const written = await writtenOf(ctx, template)
  const { title, text } = wordsOf(written, template, values)
  if (written.isTold)
    await insertMessage(ctx.db, { patientId, kind: template.kind, title, text, link, toldAt: ctx.now })
  const mobile = sms && written.isSms ? await mobileOf(ctx, patientId) : undefined
  if (mobile) await queueNotice(ctx, mobile, { template, written, values })
}

/** Tells somebody who is no patient a message that goes to phones alone. */
export const notifyPhone = async <V extends string>(
  ctx: Context,
  template: MessageTemplate<V>,
  { mobile, values }: { mobile: string; values: Readonly<Record<V, string>> },
) => {
  const written = await writtenOf(ctx, template)
  if (written.isSms) await queueNotice(ctx, mobile, { template, written, values })
}

const writtenOf = async ({ db }: Context, template: MessageTemplate): Promise<WrittenMessage> =>
  (await findWritten(db, template.name)) ?? asDeclared(template)

const wordsOf = (written: WrittenMessage, template: MessageTemplate, values: Readonly<Record<string, string>>) => ({
  title: filledIn(written.title, template, values),
  text: filledIn(written.text, template, values),
})

const queueNotice = (
  ctx: Context,
  mobile: string,
  { template, written, values }: FilledMessage & { written: WrittenMessage },
) => {
  const own = written.smsTemplate === '' ? {} : { own: { template: written.smsTemplate, params: values } }
  const params = wordsOf(written, template, values)
  return queueSms(ctx, { mobile, template: 'notice', params, message: template.name, ...own })
}
