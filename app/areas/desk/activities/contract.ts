import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { MOST_CUTS, MOST_HOURS } from '#app/areas/activities/bargain/rules.ts'
import { MOST_CARDS, MOST_YUAN } from '#app/areas/activities/gift-cards/rules.ts'
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
  listOf,
  maybe,
  pageOf,
  paging,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { MOST_GOODS, MOST_PRIZES } from './rules.ts'

const managing = { owner: 'self', staff: true, may: 'offers.manage' } as const
const platformOnly = { ...notAllowed, 'not-platform': '活动由平台统一安排，请联系平台运营' }
const notFound = { 'not-found': '没有找到这个活动' }
const kind = z.enum(['lottery', 'bargain'])
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
  summary: 'Page through lotteries or bargain activities, the newest first, with how often they were used',
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

export const deskActStop = call({
  method: 'POST',
  path: '/desk/activities/{act_id}/stop',
  summary: 'End an activity now; what was won or begun stays',
  ...managing,
  input: z.object({ act_id: id() }),
  output: z.object({ act_id: z.int() }),
  refuses: { ...platformOnly, ...notFound, over: '这个活动已经结束了' },
})

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
      receiver: z.object({ name: z.string(), mobile: z.string(), full_address: z.string() }),
    }),
  ),
  refuses: platformOnly,
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
    number: z.string().trim().max(40).refine(isParcelNumber, 'no parcel number'),
  }),
  output: z.object({ prize_id: z.int() }),
  refuses: { ...platformOnly, 'not-found': '没有找到这份待寄的奖品' },
})

export const deskGiftBatches = call({
  method: 'GET',
  path: '/desk/activities/giftcards',
  summary: 'Page through what gift cards were printed, how many of them are bound and what is left on them',
  ...managing,
  input: z.object(paging(20)),
  output: pageOf(
    z.object({
      batch: z.string(),
      amount: yuan(),
      count: z.int(),
      bound_num: z.int(),
      left: yuan(),
      print_time: time(),
      end_time: time(),
    }),
  ).extend({ serves_platform: flag() }),
  refuses: notAllowed,
})

export const deskGiftPrint = call({
  method: 'POST',
  path: '/desk/activities/giftcards/print',
  summary: 'Print gift cards that were paid for at the counter; numbers and secrets are told this once',
  ...managing,
  input: z.object({ amount: amount(MOST_YUAN), count: int(1, MOST_CARDS), last_day: day() }),
  output: listOf(z.object({ card_no: z.string(), card_pwd: z.string() })).extend({ amount: yuan(), end_time: time() }),
  refuses: {
    ...platformOnly,
    amount: '面值要大于 0',
    years: '礼品卡的有效期不能少于 {years} 年',
  },
})

export const deskGiftSpend = call({
  method: 'POST',
  path: '/desk/activities/giftcards/spend',
  summary: 'Take an amount off a gift card at the counter, by the code that the patient shows',
  owner: 'self',
  staff: true,
  may: 'orders.handle',
  idempotency: 'framework',
  input: z.object({ scanned: text(60), amount: amount(MOST_YUAN) }),
  output: z.object({ card_no: z.string(), amount: yuan(), balance: yuan() }),
  refuses: {
    ...notAllowed,
    amount: '扣款金额要大于 0',
    wrong: '付款码不对或已经过时，请患者刷新后再出示',
    'too-often': '这张卡输错太多次了，请一小时后再试',
    'too-little': '卡里的钱不够，或者卡已经过期',
  },
})
