import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listOf, maybe, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'
import { ANSWER_LENGTH } from './rules.ts'

const notAllowed = { 'not-allowed': '您的角色不能做这一步，请联系平台运营' }
const gone = { ...notAllowed, 'not-found': '这个对话已经结束了，请回到列表' }
const notYours = { ...gone, 'not-yours': '这个对话由别的客服接待，需要时可以先接过来' }
/** Who answers has the talks of all: none is of a hospital. */
const answering = { owner: 'self', staff: true, may: 'service.answer' } as const

const talk = z.object({
  talk_id: z.int(),
  /** A patient who is signed in, or a browser. */
  is_patient: flag(),
  open_time: time(),
  /** Since when it waits for an answer; null: it has one. */
  waiting_time: time().nullable(),
  is_taken: flag(),
  is_mine: flag(),
})

const said = z.object({
  id: z.int(),
  sender: z.enum(['visitor', 'desk', 'agent']),
  content: z.string(),
  add_time: time(),
})

export const deskTalks = call({
  method: 'GET',
  path: '/desk/talks',
  summary: 'Page through the open talks of customer service, those that wait first; not a word of them',
  ...answering,
  input: z.object(paging(20)),
  output: pageOf(talk),
  refuses: notAllowed,
})

export const deskTalkTake = call({
  method: 'POST',
  path: '/desk/talks/{talk_id}/take',
  summary: 'Take a talk, or take it over: from now on its words are shown to the asker alone',
  ...answering,
  input: z.object({ talk_id: id() }),
  output: z.object({ talk_id: z.int() }),
  refuses: gone,
})

export const deskTalk = call({
  method: 'GET',
  path: '/desk/talks/{talk_id}',
  summary: 'What was said in a talk that the asker has taken, oldest first',
  ...answering,
  input: z.object({ talk_id: id() }),
  output: z.object({ talk, list: z.array(said) }),
  refuses: notYours,
})

export const deskTalkAnswer = call({
  method: 'POST',
  path: '/desk/talks/{talk_id}/answer',
  summary: 'Answer in a talk that the asker has taken',
  ...answering,
  idempotency: 'framework',
  input: z.object({ talk_id: id(), content: text(ANSWER_LENGTH) }),
  output: z.object({ talk, list: z.array(said) }),
  refuses: notYours,
})

export const deskTalkClose = call({
  method: 'POST',
  path: '/desk/talks/{talk_id}/close',
  summary: 'End a talk that the asker has taken; it opens again when its holder writes',
  ...answering,
  input: z.object({ talk_id: id() }),
  output: z.object({}),
  refuses: notYours,
})

export const deskTalkOrder = call({
  method: 'GET',
  path: '/desk/talks/{talk_id}/order',
  summary: "What the talk's patient ordered or booked under a number that they say; nothing of anybody else",
  ...answering,
  input: z.object({ talk_id: id(), number: text(40) }),
  output: listOf(
    z.object({
      order_no: z.string(),
      kind: z.enum(['appointment', 'goods']),
      title: z.string(),
      state_desc: z.string(),
      pay_amount: yuan(),
      add_time: time(),
    }),
  ),
  refuses: {
    ...notYours,
    'wrong-number': '这个号有一位不对，请对方再念一遍',
    'no-number': '请输入 14 位的预约号或订单编号',
    visitor: '对方没有登录，看不到订单。请对方登录后再来问',
    'no-order': '对方名下没有这个号',
  },
})

export const deskSuggestions = call({
  method: 'GET',
  path: '/desk/suggestions',
  summary:
    'Page through what patients tell of the product: what waits for an answer, the longest first, or what was answered',
  ...answering,
  input: z.object({ is_answered: maybe(int(0, 1)), ...paging(20) }),
  output: pageOf(
    z.object({
      id: z.int(),
      kind_desc: z.string(),
      content: z.string(),
      answer: z.string(),
      add_time: time(),
      answer_time: time().nullable(),
    }),
  ),
  refuses: notAllowed,
})

export const deskSuggestionAnswer = call({
  method: 'POST',
  path: '/desk/suggestions/{id}/answer',
  summary: 'Answer what a patient told of the product; they are told so',
  ...answering,
  idempotency: 'framework',
  input: z.object({ id: id(), content: text(ANSWER_LENGTH) }),
  output: z.object({ id: z.int() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这条反馈，或者别的客服已经回复了' },
})
