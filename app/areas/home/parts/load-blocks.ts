import { scheduleConf, seckillGoods } from '#app/areas/mall/seckill/contract.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { homeBlocks } from '../contract.ts'

const SALE = 6

/** The blocks that a home shows, and the flash sale where one of them is that. */
export const loadBlocks = async (callApi: CallApi) => {
  const [blocks, sessions, sale] = await Promise.all([
    callApi(homeBlocks, {}),
    callApi(scheduleConf, {}),
    callApi(seckillGoods, { page_size: SALE }),
  ])
  return { blocks, session: sessions.list[0], sale: sale.list }
}
