import { messageTemplate } from '#app/areas/notices/messages/rules/templates.ts'
import type { MessageKind } from '#app/areas/notices/messages/rules.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'

/** A message as a test has it. */
interface Telling {
  patientId: number
  kind: MessageKind
  title: string
  text: string
  link?: string
  sms?: boolean
}

/** Tells a patient whatever a test wants to be told. */
export const tell = (
  ctx: Context,
  { patientId, kind, title, text, link = '', sms = false }: Telling,
): Promise<void> => {
  const any = messageTemplate({
    name: 'test.any',
    words: '测试',
    kind,
    title: '{标题}',
    text: '{内容}',
    variables: { title: { word: '标题', example: '停诊' }, text: { word: '内容', example: '停诊' } },
    sms,
  })
  return notifyBy(ctx, any, { patientId, values: { title, text }, link })
}
