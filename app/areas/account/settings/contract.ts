import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, listOf, maybe, maybeText, nothing, text, time } from '#kit/wire/fields.ts'
import { recommendSwitch } from './rules.ts'

const acceptRecommend = z.enum(recommendSwitch)
const userPrivacy = z.object({
  userPrivacy: z.object({
    common: z.object({
      /** "0": nothing is recommended by what they did before [X137]. */
      acceptRecommend,
    }),
  }),
})
const unfinished = z.object({ words: z.string(), link: z.string() })

export const privacy = call({
  method: 'GET',
  path: '/user/privacy',
  summary: 'What the patient has agreed to; the same in every channel',
  owner: 'self',
  envelope: 'code',
  login: true,
  input: z.object({ channelId: maybeText(20) }),
  output: userPrivacy,
})

export const savePrivacy = call({
  method: 'POST',
  path: '/user/privacy',
  summary: 'Agree to recommendations, or take that back; each change is written down with its time',
  owner: 'self',
  envelope: 'code',
  login: true,
  input: z.object({ acceptRecommend }),
  output: userPrivacy,
})

/** A value of a row that is stored: whatever JSON can say. It names no type that contains itself, which generators of clients cannot read. */
const stored = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
])

export const exportAccount = call({
  method: 'GET',
  path: '/account/export',
  summary: 'All that is stored about the patient, as the content of one JSON file',
  owner: 'self',
  login: true,
  input: nothing(),
  output: z.object({
    file_name: z.string(),
    mime_type: z.literal('application/json'),
    made_at: time(),
    parts: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        /** Why it stays when the account is cancelled, '' where it does not. */
        kept_because: z.string(),
        rows: z.array(z.record(z.string(), stored)),
      }),
    ),
    left_out: z.array(z.object({ title: z.string(), why: z.string() })),
  }),
  refuses: { 'too-often': '今天下载的次数太多了，请明天再试' },
})

export const cancelDesc = call({
  method: 'GET',
  path: '/account/cancelDesc',
  summary: 'What cancelling an account means: what is lost, what is kept and why',
  owner: 'anyone',
  input: nothing(),
  output: z.object({ title: z.string(), content: z.string(), lost: z.array(z.string()), kept: z.array(z.string()) }),
})

export const isCanCancel = call({
  method: 'GET',
  path: '/account/isCanCancel',
  summary: 'Whether the account can be cancelled now, and what has to be finished first',
  owner: 'self',
  login: true,
  input: nothing(),
  output: listOf(unfinished).extend({ is_can_cancel: flag() }),
})

export const cancelAccount = call({
  method: 'POST',
  path: '/account/cancel',
  summary:
    'Cancel the account with a code that its phone was sent for that: all sessions end, personal data are deleted',
  owner: 'self',
  login: true,
  input: z.object({
    reason: maybe(text(200)),
    sms_code: text(20),
    /** What the code was sent with, and the pass of a challenge: as at signing in. */
    token: maybeText(100),
    pic_code: maybeText(100),
  }),
  output: z.object({}),
  refuses: {
    unfinished: '{why}',
    challenge: '操作有些频繁，请先完成安全验证',
    'too-many': '当前网络的请求太多了，请过一小时再试',
    'wrong-code': '验证码不正确或已过期，请核对，或重新获取',
  },
})
