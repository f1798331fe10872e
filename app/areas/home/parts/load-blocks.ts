import { specialSubjectList } from '#app/areas/content/subjects/contract.ts'
import { scheduleConf, seckillGoods } from '#app/areas/mall/seckill/contract.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { homeBlocks } from '../contract.ts'

const SALE = 6
const SUBJECTS = 2

/** The blocks that a home shows, and what some of them hold: the flash sale, special subjects. */
export const loadBlocks = async (callApi: CallApi) => {
  const [blocks, sessions, sale, subjects] = await Promise.all([
    callApi(homeBlocks, {}),
    callApi(scheduleConf, {}),
    callApi(seckillGoods, { page_size: SALE }),
    callApi(specialSubjectList, { page_size: SUBJECTS }),
  ])
  return { blocks, session: sessions.list[0], sale: sale.list, subjects: subjects.list }
}
