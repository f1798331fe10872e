import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { allActKinds } from '#app/areas/activities/acts/rules.ts'
import { MOST_CUTS, MOST_HOURS } from '#app/areas/activities/bargain/rules.ts'
import { MOST as MOST_INVITED, type RefusedFor, refusalWords } from '#app/areas/activities/invitations/rules.ts'
import { allStates as invitationStates } from '#app/areas/activities/invitations/states.ts'
import { MOST_WORTH_FEN } from '#app/areas/activities/lottery/rules.ts'
import { isParcelNumber } from '#kit/outside/express.ts'
import { call } from '#kit/wire/call.ts'
import {
  amount,
  day,
  flag,
  id,
  int,
  listed,
  maybe,
  pageOf,
  paging,
  printed,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { managing, platformOnly } from './contract/shapes.ts'
import { MOST_GOODS, MOST_PRIZES } from './rules.ts'

export * from './contract/gift-cards.ts'

const notFound = { 'not-found': '没有找到这个活动' }
const kind = z.enum(allActKinds)
const DEAREST_YUAN = 200_000

const about = {
  title: text(20),
  rule: text(1_000),
  share_title: text(30),
  share_desc: text(50),
  first_day: day(),
  last_day: day(),
}

const act = z.object({
  act_id: z.int(),
  type: kind,
  title: z.string(),
  begin_time: time(),
  end_time: time(),
  status: z.enum(['coming', 'on', 'over']),
})

export const deskActs = call({
  method: 'GET',
  path: '/desk/activities',
  summary: 'Page through lotteries, bargain or invite activities, the newest first, with how often they were used',
  ...managing,
  input: z.object({ type: kind, ...paging(20) }),
  output: pageOf(act.extend({ used_num: z.int(), won_num: z.int() })).extend({ serves_platform: flag() }),
  refuses: notAllowed,
})

export const deskAct = call({
  method: 'GET',
  path: '/desk/activities/{act_id}',
  summary: 'One activity: its prizes with chance and pieces, or its goods with floor and pieces',
  ...managing,
  input: z.object({ act_id: id() }),
  output: act.extend({
    rule: z.string(),
    free_num: z.int(),
    help_most: z.int(),
    prizes: z.array(
      z.object({
        title: z.string(),
        kind: z.string(),
        chance: z.string(),
        worth: yuan(),
        total: z.int(),
        left: z.int(),
      }),
    ),
    goods: z.array(
      z.object({
        goods_name: z.string(),
        special_name: z.string(),
        price: yuan(),
        floor_price: yuan(),
        cut_num: z.int(),
        hours: z.int(),
        stock: z.int(),
      }),
    ),
  }),
  refuses: { ...notAllowed, ...notFound },
})

export const deskLotteryAdd = call({
  method: 'POST',
  path: '/desk/activities/lottery',
  changesPages: true,
  summary: 'Make a lottery: days, draws, prizes with chance, worth and pieces; what chance they leave is a thanks',
  ...managing,
  idempotency: 'framework',
  body: 'json',
  input: z.object({
    ...about,
    free_num: int(0, 20),
    help_most: int(0, 20),
    prizes: listed(
      z
        .array(
          z.object({
            kind: z.enum(['points', 'coupon', 'goods']),
            title: text(20),
            /** Hundredths of a percent. */
            weight: int(1, 10_000),
            worth: amount(MOST_WORTH_FEN / 100),
            pieces: int(1, 1_000_000),
            points: maybe(int(1, 100_000)),
            coupon_id: maybe(id()),
          }),
        )
        .min(1)
        .max(MOST_PRIZES - 1),
    ),
  }),
  output: z.object({ act_id: z.int() }),
  refuses: {
    ...platformOnly,
    fault: '{fault}',
    chance: '各奖品的中奖概率加起来超过了 100%',
    points: '“{title}”要填积分数',
    coupon: '“{title}”要选一张正在发放的优惠券',
  },
})

export const deskBargainAdd = call({
  method: 'POST',
  path: '/desk/activities/bargain',
  changesPages: true,
  summary: 'Make a bargain activity: days, and goods with a floor, cuts, hours and pieces of their own',
  ...managing,
  idempotency: 'framework',
  body: 'json',
  input: z.object({
    ...about,
    goods: listed(
      z
        .array(
          z.object({
            goods_id: id(),
            special_id: id(),
            floor_price: amount(DEAREST_YUAN),
            cut_num: int(2, MOST_CUTS),
            hours: int(1, MOST_HOURS),
            pieces: int(1, 100_000),
          }),
        )
        .min(1)
        .max(MOST_GOODS),
    ),
  }),
  output: z.object({ act_id: z.int() }),
  refuses: {
    ...platformOnly,
    fault: '{fault}',
    goods: '有商品没有上架、重复了，或者不归本平台管理',
    prescription: '处方药不能参加砍价',
    floor: '“{name}”的底价要大于 0，并且明显低于现价 {price} 元',
  },
})

export const deskInviteAdd = call({
  method: 'POST',
  path: '/desk/activities/invite',
  changesPages: true,
  summary:
    'Make an invite activity: days, what a friend gets, what who invited gets once the friend has bought something, and how often',
  ...managing,
  idempotency: 'framework',
  input: z.object({
    ...about,
    friend_coupon_id: maybe(id()),
    reward_coupon_id: maybe(id()),
    reward_points: int(0, MOST_INVITED.points),
    least: amount(MOST_INVITED.leastYuan),
    most_each: int(1, MOST_INVITED.each),
    /** On one day; as many as there are where nothing is said. */
    most_daily: maybe(int(1, MOST_INVITED.each)),
  }),
  output: z.object({ act_id: z.int() }),
  refuses: {
    ...platformOnly,
    fault: '{fault}',
    coupon: '请选择正在发放的优惠券',
    each: '这张券每人限领 {num} 张，少于每人最多奖励的次数，请换一张或减少次数',
    nothing: '邀请人要得到一张券，或者积分',
    least: '好友的订单至少要实付 0.01 元',
    daily: '每天的次数不能多于每人一共的次数',
  },
})

const refusedFor = Object.keys(refusalWords) as [RefusedFor, ...RefusedFor[]]

export const deskInvitations = call({
  method: 'GET',
  path: '/desk/activities/invitations',
  summary: 'Page through who invited whom in an activity, masked, with what was given for it and taken back',
  ...managing,
  input: z.object({ act_id: id(), state: maybe(z.enum(invitationStates)), ...paging(20) }),
  output: pageOf(
    z.object({
      invite_id: z.int(),
      inviter: z.string(),
      friend: z.string(),
      join_time: time(),
      move_time: time(),
      state: z.enum(invitationStates),
      state_desc: z.string(),
      refused_for: z.enum(refusedFor).nullable(),
      points: z.int(),
      has_coupon: flag(),
      taken_points: z.int(),
      /** '' where no coupon was to be taken back; `used`: it was used before. */
      coupon_taken: z.enum(['', 'taken', 'used']),
    }),
  ).extend({ title: z.string() }),
  refuses: { ...platformOnly, ...notFound },
})

export const deskActStop = call({
  method: 'POST',
  path: '/desk/activities/{act_id}/stop',
  changesPages: true,
  summary: 'End an activity now; what was won or begun stays',
  ...managing,
  input: z.object({ act_id: id() }),
  output: z.object({ act_id: z.int() }),
  refuses: { ...platformOnly, ...notFound, over: '这个活动已经结束了' },
})

const receiver = z.object({ name: z.string(), mobile: z.string(), full_address: z.string() })
const noParcel = { ...platformOnly, 'not-found': '没有找到这份奖品' }

export const deskPrizes = call({
  method: 'GET',
  path: '/desk/activities/prizes',
  summary: 'Page through prizes to be sent, with where to, the oldest first; or those that were sent',
  ...managing,
  input: z.object({ sent: maybe(int(0, 1)), ...paging(20) }),
  output: pageOf(
    z.object({
      prize_id: z.int(),
      title: z.string(),
      ask_time: time(),
      company: z.string(),
      number: z.string(),
      /** Masked: `deskPrizeReveal` tells whole. */
      receiver,
    }),
  ),
  refuses: platformOnly,
})

export const deskPrizeReveal = call({
  method: 'POST',
  path: '/desk/activities/prizes/reveal',
  summary: 'To whom a prize goes, unmasked; the audit says who looked',
  ...managing,
  input: z.object({ prize_id: id() }),
  output: z.object({ receiver }),
  refuses: noParcel,
})

export const deskPrizeSend = call({
  method: 'POST',
  path: '/desk/activities/prizes/send',
  summary: 'Send a prize: by which company, under which number; the winner is told',
  ...managing,
  idempotency: 'framework',
  input: z.object({
    prize_id: id(),
    company: text(20),
    number: printed(isParcelNumber),
  }),
  output: z.object({ prize_id: z.int() }),
  refuses: { ...platformOnly, 'not-found': '没有找到这份待寄的奖品' },
})
