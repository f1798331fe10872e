import { z } from 'zod'
import { reportReasons } from '#app/areas/guahao/comments/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, listOf, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { MOST_CONTENT, questionKinds, reviewStates } from './rules.ts'

const ofOrder = { owner: { order_id: 'goods order' }, login: true } as const
const anOrder = z.object({ order_id: code() })
const notFound = { 'not-found': '没有找到这个订单' }
const notOver = { 'not-over': '这个订单{state}，收到或使用之后再来评价' }

const show = z.object({
  order_id: z.string(),
  user_name: z.string(),
  user_image: z.string(),
  stars: z.int(),
  content: z.string(),
  images: z.array(z.string()),
  order_goods: z.array(
    z.object({ goods_id: z.int(), goods_name: z.string(), goods_special_name: z.string(), img: z.string() }),
  ),
  unit_name: z.string(),
  state: z.enum(reviewStates),
  state_desc: z.string(),
  /** Why it is not shown, for its author; ''. */
  says: z.string(),
  /** What the seller answers; ''. */
  answer: z.string(),
  is_own: flag(),
  add_time: time(),
})

export const writeReview = call({
  method: 'POST',
  path: '/order/review',
  summary: 'Say something of an order that came or was used, with pictures; the seller looks at it before others do',
  ...ofOrder,
  publishes: true,
  input: z.object({
    order_id: code(),
    stars: int(1, 5),
    content: text(MOST_CONTENT),
    /** Addresses of uploaded pictures, comma-separated. */
    images: maybeText(1_000),
  }),
  output: show,
  refuses: {
    ...notFound,
    ...notOver,
    known: '这个订单已经评价过了',
    'contact-inside': '请不要写电话、网址或其他联系方式',
    rude: '请换一种说法，不要写辱骂别人的话',
    'bad-pictures': '图片没有上传好，请重新选择',
  },
})

export const getOrderShowIndex = call({
  method: 'GET',
  path: '/order/getOrderShowIndex',
  summary: 'The order show: orders shared with words and pictures, the newest first',
  owner: 'anyone',
  login: true,
  input: z.object(paging(10)),
  output: pageOf(show),
})

export const getOrderShowDetail = call({
  method: 'GET',
  path: '/order/getOrderShowDetail',
  summary: 'One entry of the order show; its author sees it also before it is shown',
  owner: 'anyone',
  login: true,
  input: anOrder,
  output: show,
  refuses: { 'not-found': '没有找到这条晒单' },
})

export const reportReview = call({
  method: 'POST',
  path: '/order/review/report',
  summary: 'Report what somebody says of goods, by its comment or by its entry of the order show, once',
  owner: 'self',
  login: true,
  input: z.object({ comment_id: maybe(id()), order_id: maybe(code()), reason: z.enum(reportReasons) }),
  output: z.object({}),
  refuses: { 'not-found': '这条评价已经不在了', known: '您已经举报过这条评价，我们会尽快核实' },
})

export const orderSurvey = call({
  method: 'GET',
  path: '/survey',
  summary: "The questions of an order's survey, and whether they are answered",
  ...ofOrder,
  input: anOrder,
  output: listOf(
    z.object({
      question_id: z.int(),
      kind: z.enum(questionKinds),
      title: z.string(),
      options: z.array(z.string()),
    }),
  ).extend({ is_answered: flag() }),
  refuses: { ...notFound, ...notOver },
})

export const answerSurvey = call({
  method: 'POST',
  path: '/survey',
  summary: "Answer an order's survey, once",
  ...ofOrder,
  /** JSON: answers by the number of their question. */
  input: z.object({ order_id: code(), answers: text(4_000) }),
  output: z.object({}),
  refuses: {
    ...notFound,
    ...notOver,
    answered: '这个订单的问卷已经填过了，谢谢',
    'bad-answers': '还有问题没有回答，请填好再提交',
  },
})
