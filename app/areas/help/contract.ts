import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, listOf, maybe, maybeText, pageOf, paging, shortId, text, time } from '#kit/wire/fields.ts'
import { CHANGE_HOURS, RATE_DAYS, RATING_LETTERS } from './rules/ratings.ts'
import { MESSAGE_LETTERS, SUGGESTION_LETTERS, type SuggestionKind, suggestionKinds } from './rules.ts'

const link = z.object({ id: z.int(), title: z.string() })
/** What a browser calls itself: random, kept by it alone. */
const visitorId = maybe(z.string().regex(/^[\w-]{16,64}$/))
const said = z.object({
  id: z.int(),
  /** `desk` answers by itself, `agent` is a person of the service. */
  sender: z.enum(['visitor', 'desk', 'agent']),
  content: z.string(),
  /** Answers that fit. */
  questions: z.array(link),
  add_time: time(),
})
/** How the holder of a talk was last served by a person, and what they said of it. */
const service = z.object({
  service_id: z.int(),
  is_ended: flag(),
  end_time: time().nullable(),
  /** It may be rated now, or what was said of it changed. */
  can_rate: flag(),
  /** 0: not rated. */
  stars: z.int(),
  content: z.string(),
  rate_time: time().nullable(),
})
const whoIsIt = { 'who-is-it': '请先登录，或者用浏览器打开客服页面' }

export const helpList = call({
  method: 'GET',
  path: '/helpcenter/list',
  summary: 'Help questions by theme, those that speak of a keyword where one is given',
  owner: 'anyone',
  input: z.object({ keyword: maybeText(50) }),
  output: listOf(z.object({ theme_id: z.int(), theme_name: z.string(), questions: z.array(link) })),
})

export const helpQuestion = call({
  method: 'GET',
  path: '/helpcenter/question/detail',
  summary: 'A help question with its answer, and the others of its theme',
  owner: 'anyone',
  input: z.object({ id: shortId() }),
  output: z.object({
    id: z.int(),
    title: z.string(),
    content: z.string(),
    theme_id: z.int(),
    theme_name: z.string(),
    others: z.array(link),
  }),
  refuses: { 'not-found': '没有找到这个问题，它可能已经换了位置' },
})

export const serviceLogin = call({
  method: 'POST',
  path: '/Customerservice/getLoginInfo',
  summary: 'The group and the template of customer service that serve who asks, and where it is',
  owner: 'self',
  allowStaleKey: true,
  input: z.object({ title: maybeText(50) }),
  output: z.object({
    group_id: z.string(),
    template_id: z.string(),
    member_level: z.int(),
    /** The provider's chat; empty where the stand-in answers. */
    chat_url: z.string(),
  }),
})

export const userAdvisory = call({
  method: 'POST',
  path: '/Customerservice/getUserAdvisory',
  summary: "Page through the patient's past consultations, the newest first",
  owner: 'self',
  login: true,
  input: z.object(paging()),
  output: pageOf(
    z.object({
      ask_id: z.string(),
      doctor_id: z.int(),
      doctor_name: z.string(),
      unit_name: z.string(),
      add_time: time(),
    }),
  ),
})

export const serviceSay = call({
  method: 'POST',
  path: '/Customerservice/say',
  summary: 'Write to customer service; what was written and, unless a person is at it, an automatic answer',
  owner: 'self',
  allowStaleKey: true,
  idempotency: 'framework',
  input: z.object({ content: text(MESSAGE_LETTERS), visitor_id: visitorId }),
  output: listOf(said),
  refuses: { ...whoIsIt, 'too-many': '您写得太快了，请过一会儿再写。着急的话可以先看看常见问题' },
})

export const serviceMessages = call({
  method: 'GET',
  path: '/Customerservice/messages',
  summary: 'What was last said with customer service, oldest first, and how one was last served by a person',
  owner: 'self',
  allowStaleKey: true,
  input: z.object({ visitor_id: visitorId }),
  output: z.object({
    list: z.array(said),
    /** Null where no person has served yet. */
    service: service.nullable(),
  }),
})

export const serviceRate = call({
  method: 'POST',
  path: '/Customerservice/rate',
  summary: 'Rate how one was served in a talk that was ended, or change what one said of it for a day',
  owner: 'self',
  allowStaleKey: true,
  input: z.object({
    service_id: id(),
    stars: int(1, 5),
    content: maybeText(RATING_LETTERS),
    visitor_id: visitorId,
  }),
  output: service,
  refuses: {
    ...whoIsIt,
    'not-found': '没有找到这次对话，请刷新后再试',
    'not-ended': '这次对话还没有结束，结束以后再来评价',
    settled: `您已经评价过了，评价 ${CHANGE_HOURS} 小时以后不能再改`,
    'too-late': `对话结束 ${RATE_DAYS} 天以后不能再评价。有新的问题可以直接写给客服`,
  },
})

export const talkServicer = call({
  method: 'GET',
  path: '/talk/servicer',
  summary:
    'The group of customer service that serves the patient, the VIP group for a membership above level 0, and where its answers are heard live',
  owner: 'self',
  login: true,
  input: z.object({ order_id: maybe(code()), goods_id: maybe(id()) }),
  output: z.object({
    group_id: z.string(),
    template_id: z.string(),
    member_level: z.int(),
    is_vip: flag(),
    /** A person has the talk in hand. */
    is_taken: flag(),
    /** What the talk begins with: what one comes from. */
    title: z.string(),
    client_id: z.string(),
    broker: z.string(),
    user: z.object({ user_id: z.int(), topic: z.string(), password: z.string(), expire_seconds: z.int() }),
  }),
})

export const serviceHistory = call({
  method: 'GET',
  path: '/talk/serviceHistory',
  summary: "Page through the patient's messages with customer service, the newest first",
  owner: 'self',
  login: true,
  input: z.object(paging(20)),
  output: pageOf(said),
})

export const autoReply = call({
  method: 'GET',
  path: '/talk/autoReply',
  summary: 'The stored answer that fits a keyword, or the greeting where none does',
  owner: 'anyone',
  input: z.object({ keyword: maybeText(50) }),
  output: z.object({ content: z.string(), is_greeting: flag(), questions: z.array(link) }),
})

export const imOpen = call({
  method: 'GET',
  path: '/talk/imOpen',
  summary: 'Whether people of customer service answer now, by their hours',
  owner: 'anyone',
  input: z.object({}),
  output: z.object({ is_open: flag(), begin: z.string(), end: z.string() }),
})

const suggestionKind = z.enum(Object.keys(suggestionKinds) as [SuggestionKind])

export const suggestionSend = call({
  method: 'POST',
  path: '/help/suggestion/send',
  summary: 'Tell what is broken, missed or liked about the product; somebody of the service reads it',
  owner: 'self',
  login: true,
  idempotency: 'framework',
  input: z.object({ kind: suggestionKind, content: text(SUGGESTION_LETTERS) }),
  output: z.object({ id: z.int() }),
  refuses: { 'too-many': '今天已经收到您的 {most} 条反馈，请明天再写。着急的事请找在线客服' },
})

export const suggestionList = call({
  method: 'GET',
  path: '/help/suggestion/list',
  summary: "Page through the patient's own suggestions with what was answered, the newest first",
  owner: 'self',
  login: true,
  input: z.object(paging()),
  output: pageOf(
    z.object({
      id: z.int(),
      kind: suggestionKind,
      kind_desc: z.string(),
      content: z.string(),
      /** '' until somebody answered. */
      answer: z.string(),
      add_time: time(),
      answer_time: time().nullable(),
    }),
  ),
})
