import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybe, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'

const maybeAct = { act_id: maybe(id()) }
const notFound = { 'not-found': '没有找到这个抽奖活动，它可能已经下线' }
const notOn = { coming: '活动还没开始，到点再来', over: '活动已经结束了，谢谢您的关注' }
const prizeKind = z.enum(['points', 'coupon', 'goods', 'thanks'])

const prize = z.object({
  prize_id: z.int(),
  title: z.string(),
  kind: prizeKind,
  img: z.string(),
})

const joinInfo = z.object({
  act_id: z.int(),
  /** Draws that are left today, and how they come about. */
  left_num: z.int(),
  free_num: z.int(),
  used_num: z.int(),
  help_num: z.int(),
  /** Of so many friends' help a day it counts. */
  help_most: z.int(),
  /** Names who shares, for nobody to read. */
  share_id: z.string(),
})

export const lotteryInfo = call({
  method: 'GET',
  path: '/Lottery/activityInfo',
  summary:
    'A lottery, or the current one: times, rule, prizes with their chance and what is left; for a patient also their draws',
  owner: 'anyone',
  envelope: 'state',
  input: z.object(maybeAct),
  output: z.object({
    actInfo: z.object({
      act_id: z.int(),
      title: z.string(),
      rule: z.string(),
      begin_time: time(),
      end_time: time(),
      status: z.enum(['coming', 'on', 'over']),
      /** What a draw costs: nothing. */
      cost: yuan(),
      free_num: z.int(),
      help_most: z.int(),
      share_title: z.string(),
      share_desc: z.string(),
      prizes: z.array(
        prize.extend({
          worth: yuan(),
          /** The chance of each draw: `0.5%`. */
          chance: z.string(),
          /** All pieces and those that are left; a thanks has no end, and −1 for both. */
          total: z.int(),
          left: z.int(),
        }),
      ),
    }),
    joinInfo: joinInfo.nullable(),
  }),
  refuses: notFound,
})

export const luckPlay = call({
  method: 'GET',
  path: '/Lottery/luckPlay',
  summary:
    'Use one draw: a prize by its chance, as long as there is a piece of it; what was won and how many draws are left',
  owner: 'self',
  envelope: 'state',
  login: true,
  mutatingGet: true,
  idempotency: 'framework',
  pace: 5,
  input: z.object({ act_id: id() }),
  output: z.object({ prize: prize.extend({ won_id: z.int() }), left_num: z.int() }),
  refuses: { ...notFound, ...notOn, 'no-draws': '今天的抽奖次数用完了，邀请好友助力可以多抽一次' },
})

export const luckyList = call({
  method: 'GET',
  path: '/Lottery/luckyList',
  summary: 'Page through those who won something, the last first, with masked names',
  owner: 'anyone',
  envelope: 'state',
  input: z.object({ ...maybeAct, ...paging(20) }),
  output: pageOf(z.object({ name: z.string(), prize_title: z.string(), time: time() })),
})

export const myPrizes = call({
  method: 'GET',
  path: '/Lottery/myPrizes',
  summary: "Page through the patient's prizes and where they stand; of one activity where that is named",
  owner: 'self',
  envelope: 'state',
  login: true,
  input: z.object({ ...maybeAct, ...paging(20) }),
  output: pageOf(
    z.object({
      /** Names what was won: to `prize_order`. */
      prize_id: z.int(),
      act_id: z.int(),
      act_title: z.string(),
      title: z.string(),
      kind: prizeKind,
      img: z.string(),
      /** `given` at once; goods are `open` until there is an address, then `ordered`, then `sent`. */
      state: z.enum(['given', 'open', 'ordered', 'sent']),
      time: time(),
      company: z.string(),
      number: z.string(),
      full_address: z.string(),
    }),
  ),
})

export const jionInfo = call({
  method: 'GET',
  path: '/Lottery/jionInfo',
  summary: "The patient's draws of today, how to come to more, and their mark for sharing",
  owner: 'self',
  envelope: 'state',
  login: true,
  input: z.object(maybeAct),
  output: z.object({ joinInfo, can_play: flag() }),
  refuses: notFound,
})

export const friendsLuck = call({
  method: 'POST',
  path: '/Lottery/friendsLuck',
  summary: 'Help the friend who shared a lottery: one more draw for them today, once per friend',
  owner: 'self',
  envelope: 'state',
  login: true,
  idempotency: 'framework',
  input: z.object({ act_id: id(), share_id: text(200) }),
  output: z.object({ name: z.string() }),
  refuses: {
    ...notFound,
    ...notOn,
    'no-friend': '这个分享链接不完整，请让好友重新发一次',
    own: '这是您自己的分享，发给好友才能助力',
    helped: '您已经帮这位好友助力过了，自己也来抽一次吧',
    full: '这位好友今天的助力满了，自己也来抽一次吧',
  },
})

export const prizeOrder = call({
  method: 'POST',
  path: '/user_activities/v1/activity/prize_order',
  summary: 'Say where a prize is to be sent, once',
  owner: { prize_id: 'won prize' },
  envelope: 'state',
  login: true,
  idempotency: 'framework',
  body: 'json',
  input: z.object({ act_id: maybe(id()), prize_id: id(), address_id: maybe(int(1, Number.MAX_SAFE_INTEGER)) }),
  output: z.object({ prize_id: z.int(), state: z.literal('ordered'), full_address: z.string() }),
  refuses: {
    'not-found': '没有找到这份奖品',
    'not-goods': '这份奖品已经自动发放，不用填地址',
    ordered: '这份奖品的地址已经填好，正在准备寄出',
    'no-address': '请先选择收货地址',
  },
})
