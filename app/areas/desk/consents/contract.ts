import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { type Document, documentNames, longest } from '#app/areas/account/consents/rules.ts'
import { call } from '#kit/wire/call.ts'
import { flag, int, listOf, nothing, text, time } from '#kit/wire/fields.ts'

const publishing = { owner: 'self', staff: true, may: 'consents.publish' } as const
const document = z.enum(documentNames as [Document, ...Document[]])
const refuses = { ...notAllowed, 'not-platform': '协议由平台统一发布，本院的工作台不能修改' }

export const deskConsents = call({
  method: 'GET',
  path: '/desk/consents',
  summary: 'Every version of every text that people agree to, the newest first, and the words of those that count now',
  ...publishing,
  input: nothing(),
  output: listOf(
    z.object({
      document,
      version: z.int(),
      title: z.string(),
      change: z.string(),
      /** null: it came with the product. */
      publish_time: time().nullable(),
      is_current: flag(),
      /** Of the current version alone, as it is written; of former ones ''. */
      text: z.string(),
    }),
  ),
  refuses,
})

export const deskConsentPublish = call({
  method: 'POST',
  path: '/desk/consents/publish',
  changesPages: true,
  summary: 'Publish a version of a text, which everybody is asked to agree to; `after` is the version that it follows',
  ...publishing,
  body: 'json',
  input: z.object({
    document,
    after: int(1, 1_000_000),
    title: text(longest.title),
    change: text(longest.change),
    text: text(longest.text),
  }),
  output: z.object({ version: z.int() }),
  refuses: { ...refuses, changed: '刚刚有人发布了新的版本，请刷新后再改', same: '内容和现在的版本一样，不用发布' },
})
