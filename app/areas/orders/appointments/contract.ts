import { z } from 'zod'
import { appointmentKinds } from '#app/areas/mall/goods/rules.ts'
import { call } from '#kit/wire/call.ts'
import { clock, code, day, flag, id, listOf, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'

const owner = { order_id: 'goods order' } as const
/** Of which goods in the order, and in which of the sellers that take them; without a word the first. */
const which = { order_id: code(), goods_id: maybe(id()), unit_id: maybe(id()) }

const notFound = { 'not-found': '没有找到这个订单' }
const cannotAppoint = {
  ...notFound,
  'not-usable': '这个订单{state}，不能预约',
  'nothing-due': '这个订单里没有需要预约的项目',
  'no-plan': '机构还没有开放这个项目的预约，请联系商家',
}
const changed = '预约刚刚有了变化，请刷新后再看'
const cannotBook = {
  ...cannotAppoint,
  'no-time': '请先选择预约时间',
  past: '这个时间已经过去了，请选晚一点的时间',
  'too-early': '当天下单的项目从明天起可以预约，请选别的日期',
  expired: '订单的有效期到 {until}，请选更早的时间',
  closed: '这个时间不开放预约，请重新选择',
  full: '这个时间刚刚约满了，请选别的时间',
  'same-time': '{name}在这个时间已有预约，请选别的时间',
  'too-late': '改约要在 {until} 之前，现在来不及了，请联系机构',
  'all-booked': '已经全部约好了，要换时间请从预约里点改约',
  changed,
}

const appointment = z.object({
  yuyue_id: z.int(),
  order_id: z.string(),
  goods_id: z.int(),
  goods_name: z.string(),
  goods_special_name: z.string(),
  appointment: z.enum(appointmentKinds),
  state: z.string(),
  state_desc: z.string(),
  on_site_time: time(),
  unit_id: z.int(),
  unit_name: z.string(),
  unit_address: z.string(),
  unit_phone: z.string(),
  member_id: z.int(),
  member_name: z.string(),
  can_change: flag(),
  /** Until when it can be changed or cancelled. */
  change_until: time(),
  has_report: flag(),
  /** Whether who comes has an empty stomach. */
  is_fasting: flag(),
})

const weekday = z.object({
  /** 1 = Monday … 7 = Sunday */
  weekday: z.int(),
  morning: z.enum(['0', '1']),
  afternoon: z.enum(['0', '1']),
  evening: z.enum(['0', '1']),
})

const span = z.object({ begin_time: z.string(), end_time: z.string() })
const bookable = {
  order_id: z.string(),
  goods_id: z.int(),
  /** Of the appointment that stands next; '' where none does. */
  on_site_time: z.string(),
  /** Until when what was bought can be used; "0": no end. */
  expire_time: z.string(),
  add_time: time(),
  first_date: z.string(),
  last_date: z.string(),
  list: z.array(weekday),
}

export const onSiteTime = call({
  method: 'GET',
  path: '/health/getOnSiteTime',
  summary: 'When the appointment of an order is, and on which parts of which weekdays one can be made until when',
  owner,
  login: true,
  input: z.object(which),
  output: z.object(bookable),
  refuses: cannotAppoint,
})

export const orderYuyueConfig = call({
  method: 'GET',
  path: '/health/getOrderYuyueConfig',
  summary:
    'How appointments for what was bought are made: sellers, flags of the week, hours, days with their places, and the half hours of one day',
  owner,
  login: true,
  input: z.object({ ...which, date: maybe(day()) }),
  output: z.object({
    ...bookable,
    goods_name: z.string(),
    goods_special_name: z.string(),
    img: z.string(),
    appointment: z.enum(appointmentKinds),
    unit_id: z.int(),
    units: z.array(
      z.object({ unit_id: z.int(), unit_name: z.string(), address: z.string(), phone: z.string(), image: z.string() }),
    ),
    hours: z.object({ morning: span, afternoon: span, evening: span }),
    /** Minutes from slot to slot. */
    interval: z.int(),
    /** The day whose half hours are in `times`: the one asked for, or the first with a place; '' where there is none. */
    date: z.string(),
    days: z.array(z.object({ date: z.string(), state: z.enum(['free', 'full', 'closed']), left_num: z.int() })),
    times: z.array(
      z.object({ time: z.string(), part: z.enum(['morning', 'afternoon', 'evening']), left_num: z.int() }),
    ),
    /** What to know before one comes. */
    tips: z.array(z.string()),
    /** 1: one comes fasting, and only in the morning where the seller has mornings at all. */
    is_fasting: flag(),
    /** What is to be signed before; '' where nothing is. */
    consent: z.string(),
    is_signed: flag(),
    /** Pieces that have no appointment yet. */
    left_pieces: z.int(),
    standing: z.array(appointment),
  }),
  refuses: cannotAppoint,
})

export const addOnSiteTime = call({
  method: 'POST',
  path: '/health/addOnSiteTime',
  summary:
    'Book a time for what was bought, for a member; where every piece has its appointment, the one that stands is moved there',
  owner,
  login: true,
  consent: 'health',
  idempotency: 'framework',
  input: z.object({
    ...which,
    on_site_time: maybeText(19),
    /** Who comes; the default one where nobody is named. */
    member_id: maybe(id()),
    /** The appointment that is to be moved. */
    yuyue_id: maybe(id()),
  }),
  output: z.object({ order_id: z.string(), yuyue_id: z.int(), on_site_time: time() }),
  refuses: {
    ...cannotBook,
    'no-member': '请先添加就诊人，再来预约',
    unsigned: '这个项目需要先签署知情同意书',
  },
})

export const cancelYuyue = call({
  method: 'POST',
  path: '/health/cancelIbodyYuyue',
  summary: 'Cancel the appointment of an order: its place goes back',
  owner,
  login: true,
  idempotency: 'framework',
  input: z.object({ order_id: code(), yuyue_id: maybe(id()) }),
  output: z.object({ order_id: z.string(), yuyue_id: z.int() }),
  refuses: {
    ...notFound,
    'none-stands': '这个订单没有可以取消的预约',
    'too-late': '取消要在 {until} 之前，现在来不及了，请联系机构',
    changed,
  },
})

export const orderYuyueInfo = call({
  method: 'GET',
  path: '/order/yuyue_info',
  summary: 'The appointments of an order, those that stand first',
  owner,
  login: true,
  input: z.object({ order_id: code() }),
  output: listOf(appointment),
  refuses: notFound,
})

export const physicalYuyueInfo = call({
  method: 'GET',
  path: '/physical/yuyue_info',
  summary: 'The exam and test appointments of an order: what to know before, and what came out',
  owner,
  login: true,
  input: z.object({ order_id: code() }),
  output: listOf(
    appointment.extend({
      tips: z.array(z.string()),
      /** Null while the seller has written none. */
      report: z
        .object({
          issue_time: time(),
          doctor_name: z.string(),
          conclusion: z.string(),
          items: z.array(
            z.object({
              name: z.string(),
              value: z.string(),
              unit: z.string(),
              range: z.string(),
              /** high, low, abnormal, or '' for what is as it should be. */
              mark: z.enum(['', 'high', 'low', 'abnormal']),
            }),
          ),
        })
        .nullable(),
    }),
  ),
  refuses: notFound,
})

export const ownReports = call({
  method: 'GET',
  path: '/physical/reports',
  summary: "Page through what came out of the exams and tests of the patient's members, the newest first",
  owner: 'self',
  login: true,
  input: z.object(paging()),
  output: pageOf(
    z.object({
      yuyue_id: z.int(),
      order_id: z.string(),
      goods_name: z.string(),
      member_name: z.string(),
      unit_name: z.string(),
      issue_time: time(),
      item_num: z.int(),
      /** How many of its items are not as they should be. */
      noted_num: z.int(),
    }),
  ),
})

export const physicalYuyueChange = call({
  method: 'GET',
  path: '/physical/yuyue_change',
  summary:
    'Move the exam appointment of an order to another day: to the time named, else to the same, else to the first free one',
  owner,
  login: true,
  consent: 'health',
  mutatingGet: true,
  idempotency: 'framework',
  input: z.object({ order_id: code(), date: day(), time: maybe(clock()), yuyue_id: maybe(id()) }),
  output: z.object({ order_id: z.string(), yuyue_id: z.int(), on_site_time: time() }),
  refuses: { ...cannotBook, 'none-stands': '这个订单还没有预约，请先预约' },
})

export const signConsent = call({
  method: 'POST',
  path: '/order/sign_user_informed_consent',
  summary: 'Sign what is to be known before something is done: the address of an uploaded picture of the signature',
  owner,
  login: true,
  consent: 'health',
  input: z.object({ order_id: code(), goods_id: maybe(id()), sign_image: text(200) }),
  output: z.object({ order_id: z.string(), goods_id: z.int(), sign_time: time() }),
  refuses: {
    ...cannotAppoint,
    'no-consent': '这个项目不需要签署知情同意书',
    signed: '已经签署过了，不用再签',
    'no-picture': '没有收到签名，请重新签一次',
  },
})
