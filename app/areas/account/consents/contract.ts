import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, int, maybe, nothing, time } from '#kit/wire/fields.ts'
import { type Document, documentNames, purposes } from './rules.ts'

const document = z.enum(documentNames as [Document, ...Document[]])

export const isShowUserProtocol = call({
  method: 'GET',
  path: '/main/isShowUserProtocol',
  summary: 'Whether who asks must be shown the user protocol: they have not agreed to the current version',
  owner: 'self',
  allowStaleKey: true,
  input: nothing(),
  output: z.object({ is_show: flag(), version: z.int() }),
})

export const agreeUserProtocol = call({
  method: 'POST',
  path: '/account/agreeUserProtocol',
  summary:
    'Agree to the current versions of user agreement and privacy policy, and by itself to the use of health data',
  owner: 'self',
  login: true,
  input: z.object({ health_data: maybe(int(0, 1)) }),
  output: z.object({ version: z.int() }),
})

const version = {
  version: z.int(),
  title: z.string(),
  /** What is new in it. */
  change: z.string(),
  /** Since when it counts; null for those that came with the product. */
  publish_time: time().nullable(),
}

export const consentText = call({
  method: 'GET',
  path: '/account/consent_text',
  summary: 'A text that people agree to, in its current version or a former one, with all of its versions',
  owner: 'anyone',
  input: z.object({ document, version: maybe(int(1, 1_000_000)) }),
  output: z.object({
    document,
    ...version,
    is_current: flag(),
    paragraphs: z.array(z.object({ is_heading: flag(), words: z.string() })),
    versions: z.array(z.object(version)),
  }),
  refuses: { 'not-found': '没有这一版，请查看当前版本' },
})

export const consentVersions = call({
  method: 'GET',
  path: '/account/consent_versions',
  summary: 'The current versions of the texts that people agree to',
  owner: 'anyone',
  input: nothing(),
  output: z.object({ list: z.array(z.object({ document, title: z.string(), version: z.int() })) }),
})

export const myConsents = call({
  method: 'GET',
  path: '/account/consents',
  summary:
    'What the patient has agreed to and taken back: each text as it stands, and every word of theirs, the newest first',
  owner: 'self',
  login: true,
  input: nothing(),
  output: z.object({
    list: z.array(
      z.object({
        document,
        title: z.string(),
        /** The version that counts now. */
        version: z.int(),
        is_agreed: flag(),
        /** The version that they agreed to last; null: to none. */
        agreed_version: z.int().nullable(),
        said_time: time().nullable(),
        is_withdrawable: flag(),
        /** What stops working without it. */
        what_stops: z.array(z.string()),
      }),
    ),
    history: z.array(
      z.object({
        id: z.int(),
        purpose: z.enum(purposes),
        title: z.string(),
        version: z.int().nullable(),
        is_given: flag(),
        said_time: time(),
      }),
    ),
  }),
})

export const sayConsent = call({
  method: 'POST',
  path: '/account/consents',
  summary: 'Agree to the current version of a text, or take the consent back; each word is written down with its time',
  owner: 'self',
  login: true,
  input: z.object({ document, version: int(1, 1_000_000), is_given: int(0, 1) }),
  output: z.object({ is_agreed: flag() }),
  refuses: {
    'old-version': '刚刚发布了新的版本，请重新阅读后再同意',
    'not-withdrawable': '这一项是使用账号的基础，不能单独撤回。您可以退出登录或注销账号',
  },
})
