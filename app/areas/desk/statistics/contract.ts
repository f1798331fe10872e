import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { maybe, pageOf, paging, yuan } from '#kit/wire/fields.ts'
import { daySpan, exportOf } from '#kit/wire/listing.ts'
import { allGoodsGroups } from './rules/goods.ts'
import { allUserGroups } from './rules/users.ts'
import { allConsultationGroups, allFunnelGroups, allGroups, allMoneyGroups } from './rules.ts'

const asked = { group: maybe(z.enum(allGroups)), ...daySpan() }
const consultationsAsked = { group: maybe(z.enum(allConsultationGroups)), ...daySpan() }
const moneyAsked = { group: maybe(z.enum(allMoneyGroups)), ...daySpan() }

/** A count, or `<5`. */
const reported = () => z.string().regex(/^(\d+|<5)$/)

const funnelsAsked = { group: maybe(z.enum(allFunnelGroups)), ...daySpan() }

const read = { method: 'GET', owner: 'self', staff: true } as const
const refuses = { ...notAllowed, span: '开始日期不能晚于结束日期，一次最多统计一年' }

/** Who and where; '' and 0 where the rows are not told apart by it. */
const doctorKeys = {
  date: z.string(),
  unit_id: z.int(),
  unit_name: z.string(),
  dep_id: z.int(),
  dep_name: z.string(),
  doctor_id: z.int(),
  doctor_name: z.string(),
}

export const deskStatistics = call({
  ...read,
  path: '/desk/statistics',
  summary:
    'Appointments of some days, counted by day, hospital, department, doctor, who made them or channel; at the platform’s own desk of all hospitals',
  may: 'statistics.read',
  input: z.object({ ...asked, ...paging(50) }),
  output: pageOf(
    z.object({
      ...doctorKeys,
      origin_name: z.string(),
      channel: z.int(),
      channel_name: z.string(),
      booked: reported(),
      done: reported(),
      missed: reported(),
      cancelled: reported(),
      rescheduled: reported(),
      stopped: reported(),
      coming: reported(),
    }),
  ),
  refuses,
})
export const deskStatisticsExport = exportOf(deskStatistics, asked)

export const deskConsultationStatistics = call({
  ...read,
  path: '/desk/statistics/consultations',
  summary:
    'Consultations of some days, counted by day, hospital, department, doctor or channel; at the platform’s own desk of all hospitals',
  may: 'statistics.read',
  input: z.object({ ...consultationsAsked, ...paging(50) }),
  output: pageOf(
    z.object({
      ...doctorKeys,
      channel: z.int(),
      channel_name: z.string(),
      asked: reported(),
      in_time: reported(),
      late: reported(),
      refunded: reported(),
      cancelled: reported(),
      missed: reported(),
      open: reported(),
    }),
  ),
  refuses,
})
export const deskConsultationStatisticsExport = exportOf(deskConsultationStatistics, consultationsAsked)

export const deskMoneyStatistics = call({
  ...read,
  path: '/desk/statistics/money',
  summary:
    'What came from patients on some days and went back to them, by the books: by day, hospital, kind and way; at the platform’s own desk of all',
  may: 'statistics.money',
  input: z.object({ ...moneyAsked, ...paging(50) }),
  output: pageOf(
    z.object({
      /** '' where the rows are not told apart by it. */
      date: z.string(),
      payee_name: z.string(),
      purpose_name: z.string(),
      way_name: z.string(),
      paid_num: z.int(),
      paid: yuan(),
      back_num: z.int(),
      back: yuan(),
      net: yuan(),
    }),
  ),
  refuses,
})
export const deskMoneyStatisticsExport = exportOf(deskMoneyStatistics, moneyAsked)

const goodsAsked = { group: maybe(z.enum(allGoodsGroups)), ...daySpan() }

/** A count, or '' where it cannot be told of such a group. */
const countable = () => z.string().regex(/^\d*$/)

export const deskGoodsStatistics = call({
  ...read,
  path: '/desk/statistics/goods',
  summary:
    'What goods did on some days: seen, sold, paid, given back, out of stock; by day, hospital, category, goods, specification, function of the product or channel; at the platform’s own desk of all sellers',
  may: 'statistics.goods',
  input: z.object({ ...goodsAsked, ...paging(50) }),
  output: pageOf(
    z.object({
      /** '' and 0 where the rows are not told apart by it. */
      date: z.string(),
      unit_id: z.int(),
      unit_name: z.string(),
      category_name: z.string(),
      goods_id: z.int(),
      goods_name: z.string(),
      special_id: z.int(),
      special_name: z.string(),
      entry_name: z.string(),
      channel: z.int(),
      channel_name: z.string(),
      seen: countable(),
      sold: z.int(),
      pieces: z.int(),
      paid: yuan(),
      card: yuan(),
      back: yuan(),
      net: yuan(),
      rate: z.string(),
      gone: countable(),
      /** Days of specifications on which nothing was left, and for how many hours. */
      out_days: countable(),
      out_hours: z.string().regex(/^(\d+\.\d)?$/),
    }),
  ),
  refuses,
})
export const deskGoodsStatisticsExport = exportOf(deskGoodsStatistics, goodsAsked)

/** The same, or '' where it is not known of such a group. */
const known = () => z.string().regex(/^(\d+|<5)?$/)

export const deskFunnelStatistics = call({
  ...read,
  path: '/desk/statistics/funnels',
  summary:
    'How many saw the functions of the product on some days, opened them, began something there and paid: by function, day, deed, hospital or department; at the platform’s own desk of all hospitals',
  may: 'statistics.read',
  input: z.object({ ...funnelsAsked, ...paging(50) }),
  output: pageOf(
    z.object({
      date: z.string(),
      function_id: z.string(),
      function_name: z.string(),
      deed_name: z.string(),
      unit_id: z.int(),
      unit_name: z.string(),
      dep_id: z.int(),
      dep_name: z.string(),
      seen: known(),
      opened: known(),
      began: reported(),
      paid: reported(),
    }),
  ),
  refuses,
})
export const deskFunnelStatisticsExport = exportOf(deskFunnelStatistics, funnelsAsked)

const usersAsked = { group: maybe(z.enum(allUserGroups)), ...daySpan() }

/** A part of all in percent, or '' where there is nobody of whom it could be. */
const part = () => z.string().regex(/^(\d+\.\d%)?$/)

export const deskUserStatistics = call({
  ...read,
  path: '/desk/statistics/users',
  summary:
    'Who signed up on some days, was there, and booked, ordered or consulted for the first time, and how many came again: by day, week, channel or level of membership; for the operators of the platform',
  may: 'statistics.users',
  input: z.object({ ...usersAsked, ...paging(50) }),
  output: pageOf(
    z.object({
      /** The day, or the Monday of the week; '' and 0 where the rows are not told apart by it. */
      date: z.string(),
      channel: z.int(),
      channel_name: z.string(),
      level: z.int(),
      level_name: z.string(),
      joined: z.int(),
      active: z.int(),
      first_booking: reported(),
      first_order: z.int(),
      first_consultation: reported(),
      kept_1: part(),
      kept_7: part(),
      kept_30: part(),
      now: countable(),
    }),
  ),
  // No role of a hospital has it: its admin could not help.
  refuses: { ...refuses, 'not-allowed': '用户统计属于平台，由平台运营查看，您的账号看不到' },
})
export const deskUserStatisticsExport = exportOf(deskUserStatistics, usersAsked)
