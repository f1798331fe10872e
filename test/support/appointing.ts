import { saveMember } from '#app/areas/account/members/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import type { NewGoods } from '#app/areas/mall/goods/server/queries/seed.ts'
import { addOnSiteTime } from '#app/areas/orders/appointments/contract.ts'
import { type NewPlan, putPlan } from '#app/areas/orders/appointments/server/queries.ts'
import { createGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { isIdCard } from '#kit/check/id-card.ts'
import { type Person, signIn } from './people.ts'
import { openShop } from './shop.ts'
import type { TestApp } from './start-test-app.ts'

let made = 0

/** The identity number of a grown-up; each is another person's. */
const newNumber = (): string => {
  const begin = `44030519850312${String(++made).padStart(3, '0')}`
  return [...'0123456789X'].map((last) => begin + last).find(isIdCard) ?? ''
}

/** A patient with a family member, for whom they make appointments. */
export interface Booker extends Person {
  memberId: number
}

/** A product that sells exams and takes those who bought them, and who buys there. */
export const openAppointing = async (app: TestApp) => {
  const shop = await openShop(app)
  const [hospitalId, otherId] = (await insertHospitals(app.db, [
    aHospital({ name: '一号医院' }),
    aHospital({ name: '二号医院' }),
  ])) as [number, number]

  /** Every day from 8:00 to 12:00, 14:00 to 17:30 and 18:00 to 20:00; two places each half hour. */
  const plan = (more: Partial<NewPlan> = {}) =>
    putPlan(app.db, {
      hospitalId,
      goodsId: null,
      bookable: Array.from({ length: 7 }, () => '111'),
      hours: [480, 720, 840, 1050, 1080, 1200],
      places: 2,
      cutDaysBefore: 1,
      cutMinutes: 1080,
      ...more,
    })

  const newBooker = async (): Promise<Booker> => {
    const person = await signIn(app)
    const papers = { truename: '周明', id_card: newNumber() }
    const { member_id } = await app.callApi(saveMember, { ...papers, relation: 'self' }, person)
    return { ...person, memberId: member_id }
  }

  /** Puts an exam on the shelf. */
  const sell = (more: Partial<NewGoods> & { priceFen?: number; depositFen?: number; pieces?: number } = {}) =>
    shop.sell({ kind: 'exam', hospitalId, appointment: 'exam', validDays: 30, pieces: 500, ...more })

  /** Orders pieces of it, and pays where something is to pay. */
  const buy = async (
    { goods_id, special_id }: { goods_id: number; special_id: number },
    who: { key: string },
    more: { buy_num?: number; pay_type?: number } = {},
  ): Promise<string> => {
    const order = await app.callApi(createGoodsOrder, { goods_id, special_id, ...more }, who)
    if (order.out_trade_no) await app.callApi(sandboxPay, { out_trade_no: order.out_trade_no })
    return order.order_id
  }

  const book = (order_id: string, on_site_time: string, who: { key: string }, more: object = {}) =>
    app.callApi(addOnSiteTime, { order_id, on_site_time, ...more }, who)
  const refused = (order_id: string, on_site_time: string, who: { key: string }, more: object = {}) =>
    app.refusal(addOnSiteTime, { order_id, on_site_time, ...more }, who)

  await plan()
  return { shop, hospitalId, otherId, plan, newBooker, sell, buy, book, refused }
}

export type Appointing = Awaited<ReturnType<typeof openAppointing>>
