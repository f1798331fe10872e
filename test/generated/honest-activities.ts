import { startBargain } from '#app/areas/activities/bargain/contract.ts'
import { exchangeGiftCard, giftCardList } from '#app/areas/activities/gift-cards/contract.ts'
import { printCards } from '#app/areas/activities/gift-cards/server/public.ts'
import { jionInfo, luckPlay, prizeOrder } from '#app/areas/activities/lottery/contract.ts'
import { later } from '#kit/time/span.ts'
import { aBargain, aLottery } from '../support/activities.ts'
import { type Asker, newPatient } from './askers.ts'
import { aSku, newAddress } from './honest-orders.ts'
import type { World } from './world.ts'

const thanks = { kind: 'thanks', weight: 10_000 } as const
const nobodyWins = async ({ app }: World) => ({ act_id: (await aLottery(app, [thanks], { free: 3 })).actId })

/** A parcel that the asker has won. */
export const wonPrize = async (world: World, { as }: Asker): Promise<number> => {
  const { app } = world
  const { actId: act_id } = await aLottery(app, [
    { kind: 'goods', weight: 10_000, total: 3 },
    { ...thanks, weight: 0 },
  ])
  return (await app.callApi(luckPlay, { act_id }, as)).prize.won_id
}

const anOffer = async (world: World) => aBargain(world.app, await aSku(world, 'exam'))

/** A bargain of the asker's that runs. */
const running = async (world: World, { as }: Asker) => {
  const offer = await anOffer(world)
  const { act_id, goods_id } = offer
  const { bargain_id } = await world.app.callApi(startBargain, { act_id, goods_id }, as)
  return { act_id, goods_id, bargain_id }
}

const friends = async (world: World) => running(world, await newPatient(world.app))

const aCard = async ({ app }: World) => {
  const validUntil = later(app.clock.now(), { days: 1_500 })
  const { cards } = await printCards(app.context(), { count: 1, amountFen: 5_000, validUntil })
  const { cardNo: card_no = '', secret: card_pwd = '' } = cards[0] ?? {}
  return { card_no, card_pwd }
}

/** A gift card of the asker's. */
export const ownGiftCard = async (world: World, { as }: Asker): Promise<number> =>
  (await world.app.callApi(exchangeGiftCard, await aCard(world), as)).card_id

/** The code with which somebody's gift card pays now. */
export const aCode = async (world: World) => {
  const { as } = await newPatient(world.app)
  await world.app.callApi(exchangeGiftCard, await aCard(world), as)
  return (await world.app.callApi(giftCardList, {}, as)).list[0]?.pay_code
}

/** A prize of which the winner has said where it goes. */
const aPrizeToSend = async (world: World) => {
  const winner = await newPatient(world.app)
  const prize_id = await wonPrize(world, winner)
  const address_id = await newAddress(world, winner)
  await world.app.callApi(prizeOrder, { prize_id, address_id }, winner.as)
  return { prize_id }
}

const days = { first_day: '2026-11-23', last_day: '2026-12-23' }
const said = { title: '试用活动', rule: '每天一次', share_title: '来试试', share_desc: '天天有礼' }
const aPrize = { kind: 'points', title: '5 积分', weight: 5_000, worth: '1.00', pieces: 10, points: 5 }

/** What is sent to the calls of activities. */
export const activitiesByCall = {
  exchangeGiftCard: aCard,
  deskActs: () => ({ type: 'lottery' }),
  deskAct: nobodyWins,
  deskActStop: nobodyWins,
  deskLotteryAdd: () => ({ ...said, ...days, free_num: 1, help_most: 1, prizes: JSON.stringify([aPrize]) }),
  deskBargainAdd: async (world: World) => {
    const { goods_id, special_id } = await aSku(world, 'parcel')
    const goods = [{ goods_id, special_id, floor_price: '1.00', cut_num: 5, hours: 24, pieces: 5 }]
    return { ...said, ...days, goods: JSON.stringify(goods) }
  },
  deskPrizeReveal: aPrizeToSend,
  deskPrizeSend: async (world: World) => ({ ...(await aPrizeToSend(world)), company: '顺丰速运', number: 'SF123456' }),
  deskGiftPrint: () => ({ amount: '50.00', count: 1, last_day: '2029-12-31' }),
  deskGiftSpend: async (world: World) => ({ scanned: await aCode(world), amount: '1.00' }),
  activityOf: nobodyWins,
  getActivityStart: nobodyWins,
  lotteryInfo: nobodyWins,
  luckPlay: nobodyWins,
  luckyList: nobodyWins,
  myPrizes: nobodyWins,
  jionInfo: nobodyWins,
  friendsLuck: async (world: World) => {
    const act = await nobodyWins(world)
    const { joinInfo } = await world.app.callApi(jionInfo, act, (await newPatient(world.app)).as)
    return { ...act, share_id: joinInfo.share_id }
  },
  prizeOrder: async (world: World, asker: Asker) => ({ act_id: undefined, address_id: await newAddress(world, asker) }),
  bargainGoods: anOffer,
  bargainHome: anOffer,
  userBargainGoods: anOffer,
  bargainDetail: friends,
  bargainList: anOffer,
  orderCheck: (world: World, asker: Asker) => (asker.as.key === undefined ? friends(world) : running(world, asker)),
  startBargain: anOffer,
  helpBargain: friends,
  createActivityOrder: (world: World, asker: Asker) =>
    asker.as.key === undefined ? friends(world) : running(world, asker),
}
