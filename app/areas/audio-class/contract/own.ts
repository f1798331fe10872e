import { z } from 'zod'
import { couponInfo } from '#app/areas/mall/coupons/contract.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, maybe, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'
import { grantWays, orderStates, PAGE_SIZE } from '../rules.ts'
import { aClass, carries, classCard, notFound, utoken } from './shapes.ts'

const mine = { owner: 'self', login: true, ...carries } as const
const anybody = { owner: 'self', allowStaleKey: true, ...carries } as const
const orderState = z.enum(Object.keys(orderStates) as (keyof typeof orderStates)[])
const grantWay = z.enum(Object.keys(grantWays) as (keyof typeof grantWays)[])

export const addPlayRecord = call({
  method: 'POST',
  path: '/AudioClass/addPlayRecord',
  summary:
    'Say that a section was started: it counts once per section and visit, and stands in the records of who is signed in [X193]',
  ...anybody,
  idempotency: 'framework',
  input: z.object({
    section_id: id(),
    is_free: int(0, 1),
    ...aClass,
    channel_id: maybe(int(0, 999_999_999)),
    ...utoken,
  }),
  output: z.object({ section_id: z.int(), play_num: z.int() }),
  refuses: { ...notFound, 'not-bought': '本节课程未购买' },
})

export const reportPlayStat = call({
  method: 'POST',
  path: '/AudioClass/reportPlayStat',
  summary: 'Say for how many seconds a file was played; play_type 1: it ended, 0: it was left before [X194]',
  ...anybody,
  idempotency: 'framework',
  input: z.object({ play_type: int(0, 1), file_id: id(), play_duration: int(0, 21_600), ...aClass, ...utoken }),
  output: z.object({ file_id: z.int() }),
  refuses: { ...notFound, 'not-bought': '本节课程未购买' },
})

export const keepLessonPlace = call({
  method: 'POST',
  path: '/AudioClass/keepPlace',
  summary:
    'Keep at which second of a section the patient is, so that they go on there on another device; the last word counts',
  ...mine,
  idempotency: 'framework',
  input: z.object({ file_id: id(), seconds: int(0, 21_600), ...aClass, ...utoken }),
  output: z.object({ file_id: z.int(), seconds: z.int() }),
  refuses: { ...notFound, 'not-bought': '本节课程未购买' },
})

export const boughtClasses = call({
  method: 'GET',
  path: '/AudioClass/getOrderByUserId',
  summary: 'Page through the classes that the patient has, the latest first, with the order where they bought one',
  ...mine,
  input: z.object({ ...paging(PAGE_SIZE), ...utoken }),
  output: pageOf(
    classCard.extend({
      /** '' where they came by it otherwise. */
      order_id: z.string(),
      pay_amount: yuan(),
      way: grantWay,
      way_words: z.string(),
      get_time: time(),
      /** Of how many sections they have heard something. */
      heard_num: z.int(),
    }),
  ),
})

export const playRecords = call({
  method: 'GET',
  path: '/AudioClass/getRecordByUserId',
  summary: "Page through the patient's play records, the newest first",
  ...mine,
  input: z.object({ ...paging(PAGE_SIZE), ...utoken }),
  output: pageOf(
    z.object({
      section_id: z.int(),
      file_id: z.int(),
      class_id: z.int(),
      title: z.string(),
      class_title: z.string(),
      cover: z.string(),
      duration: z.string(),
      /** Seconds that they listened in all, and whether they ever came to the end. */
      play_seconds: z.int(),
      is_ended: flag(),
      play_time: time(),
    }),
  ),
})

const order = z.object({
  order_id: z.string(),
  state: orderState,
  state_desc: z.string(),
  /** What is to be paid, or was. */
  amount: yuan(),
  /** '' where nothing is to be paid. */
  out_trade_no: z.string(),
})

export const audioClassOrder = call({
  method: 'GET',
  path: '/AudioClass/audioClassOrder',
  summary:
    'Order a class, or go on with the order that is not paid; with another coupon it is ordered anew. What costs nothing is had at once',
  ...mine,
  mutatingGet: true,
  barredAs: 'buy',
  idempotency: 'framework',
  input: z.object({ ...aClass, coupon_id: maybe(id()), channel_id: maybe(int(0, 999_999_999)), ...utoken }),
  output: order,
  refuses: {
    ...notFound,
    'had-already': '您已经有这门课了，直接听吧',
    coupon: '这张优惠券现在不能用在这门课上，请重新选择',
    paying: '上一笔付款正在确认，请过一会儿再看',
  },
})

export const classOrderDetail = call({
  method: 'GET',
  path: '/AudioClass/getOrderDetail',
  summary: 'One order of a class with its state and amounts',
  owner: { order_id: 'class order' },
  login: true,
  ...carries,
  input: z.object({ order_id: code(), ...utoken }),
  output: order.extend({
    class_id: z.int(),
    title: z.string(),
    cover: z.string(),
    price: yuan(),
    off_amount: yuan(),
    add_time: time(),
    pay_time: time().nullable(),
    left_seconds: z.int(),
  }),
  refuses: { 'not-found': '没有找到这个订单' },
})

export const pushCoupon = call({
  method: 'GET',
  path: '/AudioClass/pushCoupon',
  summary: 'The coupon that is offered to the patient for a class; that it was offered is written down',
  ...mine,
  mutatingGet: true,
  input: z.object({ ...aClass, ...utoken }),
  output: z.object({
    /** null: there is none, or they have the class. */
    coupon: couponInfo.output
      .pick({ couponId: true, title: true, discount_text: true, limit_text: true, canDraw: true, end_time: true })
      .extend({
        /** They have drawn it and can use it on this class, which then costs so much. */
        can_use: flag(),
        price_with: yuan(),
      })
      .nullable(),
    /** It is offered for the first time. */
    is_new: flag(),
  }),
  refuses: notFound,
})

export const activityDraw = call({
  method: 'GET',
  path: '/AudioClass/activityDraw',
  summary: 'Draw what an activity of a class gives: the class or a coupon; once',
  ...mine,
  mutatingGet: true,
  idempotency: 'framework',
  input: z.object({ activity_id: id(), ...aClass, ...utoken }),
  output: z.object({ activity_id: z.int(), reward: z.enum(['class', 'coupon']), reward_words: z.string() }),
  refuses: {
    'not-found': '没有找到这个活动',
    'not-now': '活动还没开始，或者已经结束',
    'drawn-already': '您已经领过了',
    'all-gone': '来晚了一步，已经领完了',
    'had-already': '您已经有这门课了，直接听吧',
  },
})

const share = z.object({
  share_id: z.string(),
  class_id: z.int(),
  /** How many friends have opened the link, and how many are needed. */
  help_num: z.int(),
  goal: z.int(),
  is_unlocked: flag(),
})

export const transpondClass = call({
  method: 'GET',
  path: '/AudioClass/transpondClass',
  summary: 'Begin to unlock a class by sharing it, or where that stands',
  ...mine,
  mutatingGet: true,
  input: z.object({ ...aClass, ...utoken }),
  output: share,
  refuses: { ...notFound, closed: '这门课不能分享解锁', 'had-already': '您已经有这门课了，直接听吧' },
})

export const transpondClassResult = call({
  method: 'GET',
  path: '/AudioClass/transpondClassResult',
  summary:
    'Where the unlocking of a class stands; a friend who asks has helped, and the last one who is needed unlocks it',
  ...mine,
  mutatingGet: true,
  input: z.object({ ...aClass, share_id: code(), ...utoken }),
  output: share.extend({
    /** Who asks began it themselves. */
    is_mine: flag(),
  }),
  refuses: { 'not-found': '这个分享已经不在了', closed: '这门课不能再分享解锁了' },
})
