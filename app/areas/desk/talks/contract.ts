import { z } from 'zod'
import { type RatingState, ratingStates, serviceSorts } from '#app/areas/help/rules/ratings.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, int, listOf, maybe, nothing, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'
import { ANSWER_LENGTH, MOST_PHRASES, PHRASE_TITLE } from './rules.ts'

const notAllowed = { 'not-allowed': '您的角色不能做这一步，请联系平台运营' }
const gone = { ...notAllowed, 'not-found': '这个对话已经结束了，请回到列表' }
const notYours = { ...gone, 'not-yours': '这个对话由别的客服接待，需要时可以先接过来' }
/** Who answers has the talks of all: none is of a hospital. */
const answering = { owner: 'self', staff: true, may: 'service.answer' } as const

const talk = z.object({
  talk_id: z.int(),
  /** Of the patient, masked; or that it is a visitor. */
  name: z.string(),
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
  /** Answers that were offered with it. */
  questions: z.array(z.object({ id: z.int(), title: z.string() })),
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
      kind: z.enum(['appointment', 'goods', 'refund']),
      title: z.string(),
      state_desc: z.string(),
      pay_amount: yuan(),
      add_time: time(),
    }),
  ),
  refuses: {
    ...notYours,
    'wrong-number': '这个号有一位不对，请对方再念一遍',
    'no-number': '请输入 14 位的预约号、订单或退款编号',
    visitor: '对方没有登录，看不到订单。请对方登录后再来问',
    'no-order': '对方名下没有这个号',
  },
})

const phraseRow = { row: 'talk-phrase', by: 'phrase_id' } as const

export const deskTalkPhrases = call({
  method: 'GET',
  path: '/desk/talk-phrases',
  summary: 'What the service says again and again, in its order, shared by all of them',
  shows: [phraseRow],
  ...answering,
  input: nothing(),
  output: listOf(
    z.object({
      phrase_id: z.int(),
      title: z.string(),
      content: z.string(),
      position: z.int(),
      version: versionShown(),
    }),
  ),
  refuses: notAllowed,
})

const keepingPhrases = { owner: 'self', staff: true, may: 'service.phrases' } as const
const phrase = { title: text(PHRASE_TITLE), content: text(ANSWER_LENGTH), position: int(0, 999) }
const phraseOutput = z.object({ phrase_id: z.int() })
const phraseRefusals = { ...notAllowed, taken: '已经有叫这个名字的快捷用语了，请换一个' }
const noPhrase = { 'not-found': '没有找到这条快捷用语，可能已经被删除了' }

export const deskTalkPhraseAdd = call({
  method: 'POST',
  path: '/desk/talk-phrases/add',
  summary: 'Make a phrase, which everybody of the service has at once',
  edits: phraseRow,
  ...keepingPhrases,
  idempotency: 'framework',
  input: z.object(phrase),
  output: phraseOutput,
  refuses: { ...phraseRefusals, full: `最多 ${MOST_PHRASES} 条快捷用语，请改已有的` },
})

export const deskTalkPhraseChange = call({
  method: 'POST',
  path: '/desk/talk-phrases/{phrase_id}/change',
  summary: 'Write a phrase over what it was, or put it elsewhere in their order',
  edits: phraseRow,
  ...keepingPhrases,
  input: z.object({ phrase_id: id(), ...phrase, version: versionSeen() }),
  output: phraseOutput,
  refuses: { ...phraseRefusals, ...changedSince, ...noPhrase },
})

export const deskTalkPhraseRemove = call({
  method: 'POST',
  path: '/desk/talk-phrases/{phrase_id}/remove',
  summary: 'Take a phrase away; what was said by it stays said',
  ...keepingPhrases,
  input: z.object({ phrase_id: id() }),
  output: phraseOutput,
  refuses: { ...notAllowed, ...noPhrase },
})

const readingRatings = { owner: 'self', staff: true, may: 'service.ratings' } as const
const askedRatings = {
  state: maybe(z.enum(Object.keys(ratingStates) as RatingState[])),
  staff_id: maybe(id()),
  talk_id: maybe(id()),
  ...daySpan(),
  ...listing(serviceSorts),
}

export const deskServiceRatings = call({
  method: 'GET',
  path: '/desk/service-ratings',
  summary: 'Page through services of customers that were ended, each with how it was rated, the newest first',
  ...readingRatings,
  input: z.object({ ...askedRatings, ...paging(20) }),
  output: pageOf(
    z.object({
      service_id: z.int(),
      talk_id: z.int(),
      name: z.string(),
      is_patient: flag(),
      staff_id: z.int(),
      staff_name: z.string(),
      end_time: time(),
      /** 0: not rated. */
      stars: z.int(),
      is_low: flag(),
      content: z.string(),
      rate_time: time().nullable(),
    }),
  ),
  refuses: notAllowed,
})

export const deskServiceRatingsExport = exportOf(deskServiceRatings, askedRatings)

export const deskServiceRatingFigures = call({
  method: 'GET',
  path: '/desk/service-ratings/figures',
  summary: 'How many services each of the service ended within some days, how many were rated, and how',
  ...readingRatings,
  input: z.object(daySpan()),
  output: listOf(
    z.object({
      staff_id: z.int(),
      staff_name: z.string(),
      ended_num: z.int(),
      rated_num: z.int(),
      low_num: z.int(),
      /** Of all that were rated; 0 where none was. */
      mean_stars: z.number(),
    }),
  ),
  refuses: notAllowed,
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
