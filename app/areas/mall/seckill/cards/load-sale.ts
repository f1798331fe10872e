import type { CallApi } from '#kit/wire/read-answer.ts'
import { scheduleConf, seckillGoods } from '../contract.ts'

/** The flash sale that is on now with these goods in it; null where there is none. */
export const loadSale = async (callApi: CallApi, goods_id: number) => {
  const { list } = await callApi(scheduleConf, {})
  const session = list.find(({ state }) => state === 'on')
  if (!session) return null
  const [item] = (await callApi(seckillGoods, { schedule_id: session.schedule_id, goods_id })).list
  return item ? { session, item } : null
}

/** These goods in the flash sale of that number, be it to come, on or over; null where they are in none such. */
export const loadSaleOf = async (callApi: CallApi, schedule_id: number, goods_id: number): Promise<Sale | null> => {
  const [session] = (await callApi(scheduleConf, { schedule_id })).list
  const [item] = session ? (await callApi(seckillGoods, { schedule_id, goods_id })).list : []
  return session && item ? { session, item } : null
}

/** A sale as cards show it. */
export type Sale = NonNullable<Awaited<ReturnType<typeof loadSale>>>
