import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, listOf, maybe, maybeText, pageOf, paging, shortId, text, time } from '#kit/wire/fields.ts'

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
const whoIsIt = { 'who-is-it': '请先登录，或者用浏览器打开客服页面' }

export const helpList = call({
  method: 'GET',
  path: '/helpcenter/list',
  does: 'Help questions by theme, those that speak of a keyword where one is given',
  owner: 'anyone',
  ask: z.object({ keyword: maybeText(50) }),
  reply: listOf(z.object({ theme_id: z.int(), theme_name: z.string(), questions: z.array(link) })),
})

export const helpQuestion = call({
  method: 'GET',
  path: '/helpcenter/question/detail',
  does: 'A help question with its answer, and the others of its theme',
  owner: 'anyone',
  ask: z.object({ id: shortId() }),
  reply: z.object({
    ...{ id: z.int(), title: z.string(), content: z.string() },
    ...{ theme_id: z.int(), theme_name: z.string(), others: z.array(link) },
  }),
  refuses: { 'not-found': '没有找到这个问题，它可能已经换了位置' },
})

export const serviceLogin = call({
  method: 'POST',
  path: '/Customerservice/getLoginInfo',
  does: 'The group and the template of customer service that serve who asks, and where it is',
  owner: 'self',
  forgiving: true,
  ask: z.object({ title: maybeText(50) }),
  reply: z.object({
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
  does: "Page through the patient's past consultations, the newest first",
  owner: 'self',
  login: true,
  ask: z.object(paging()),
  reply: pageOf(
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
  does: 'Write to customer service; what was written and, unless a person is at it, an automatic answer',
  owner: 'self',
  forgiving: true,
  once: 'wire',
  ask: z.object({ content: text(500), visitor_id: visitorId }),
  reply: listOf(said),
  refuses: { ...whoIsIt, 'too-many': '您写得太快了，请过一会儿再写。着急的话可以先看看常见问题' },
})

export const serviceMessages = call({
  method: 'GET',
  path: '/Customerservice/messages',
  does: 'What was last said with customer service, oldest first',
  owner: 'self',
  forgiving: true,
  ask: z.object({ visitor_id: visitorId }),
  reply: listOf(said),
})

export const talkServicer = call({
  method: 'GET',
  path: '/talk/servicer',
  does: 'The group of customer service that serves the patient, the VIP group for a membership above level 0, and where its answers are heard live',
  owner: 'self',
  login: true,
  ask: z.object({ order_id: maybe(code()), goods_id: maybe(id()) }),
  reply: z.object({
    ...{ group_id: z.string(), template_id: z.string(), member_level: z.int(), is_vip: flag() },
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
  does: "Page through the patient's messages with customer service, the newest first",
  owner: 'self',
  login: true,
  ask: z.object(paging(20)),
  reply: pageOf(said),
})

export const autoReply = call({
  method: 'GET',
  path: '/talk/autoReply',
  does: 'The stored answer that fits a keyword, or the greeting where none does',
  owner: 'anyone',
  ask: z.object({ keyword: maybeText(50) }),
  reply: z.object({ content: z.string(), is_greeting: flag(), questions: z.array(link) }),
})

export const imOpen = call({
  method: 'GET',
  path: '/talk/imOpen',
  does: 'Whether people of customer service answer now, by their hours',
  owner: 'anyone',
  ask: z.object({}),
  reply: z.object({ is_open: flag(), begin: z.string(), end: z.string() }),
})
