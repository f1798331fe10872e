import { recordAct } from '#app/areas/access/staff/server/public.ts'
import {
  asDeclared,
  type MessageTemplate,
  unknownVariable,
  type WrittenMessage,
} from '#app/areas/notices/messages/rules/templates.ts'
import { insertWritten, listWritten } from '#app/areas/notices/messages/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskMessageTemplateChange } from '../../contract.ts'
import { allMessages } from '../../rules/templates.ts'

type Asked = ParsedInput<typeof deskMessageTemplateChange>
type Fault = Refused<'title-variable' | 'variable' | 'kept' | 'sms-template'>

/** Why a message may not be written so; undefined where it may. */
const faultOf = (
  message: MessageTemplate,
  { title, text, isTold, isSms, smsTemplate }: WrittenMessage,
): Fault | undefined => {
  const [inTitle, inText] = [unknownVariable(title, message), unknownVariable(text, message)]
  if (inTitle) return new Refused('title-variable', { variable: inTitle })
  if (inText) return new Refused('variable', { variable: inText })
  // What must reach people goes by every way that it was made for.
  if (message.kept && ((!isTold && !message.smsOnly) || (message.sms && !isSms)))
    return new Refused('kept', { kept: message.kept })
  return /^[\w-]*$/.test(smsTemplate) ? undefined : new Refused('sms-template')
}

const factsOf = ({ title, text, isTold, isSms, smsTemplate }: WrittenMessage) => ({
  title,
  messageText: text,
  isTold,
  isSms,
  smsTemplate,
})

/** Words a message anew: what it was stays to be read. */
export const changeTemplate = (
  ctx: StaffContext,
  { template: name, title, text, is_told, is_sms, sms_template: smsTemplate = '' }: Asked,
): Promise<{ template: string } | Fault | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    const message = allMessages.get(name)
    if (!message) return new Refused('not-found')
    const written = { title, text, isTold: is_told === 1 && !message.smsOnly, isSms: is_sms === 1, smsTemplate }
    const fault = faultOf(message, written)
    if (fault) return fault
    const before = (await listWritten(inside.db)).find((row) => row.name === name) ?? asDeclared(message)
    await insertWritten(inside.db, { name, ...written, changedBy: inside.staff.name, changedAt: inside.now })
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'message.change', kind: 'message-template', id: name, ...facts })
    return { template: name }
  })
