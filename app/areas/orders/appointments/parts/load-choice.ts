import { memberListApi } from '#app/areas/account/members/contract.ts'
import { isDay } from '#kit/time/day.ts'
import { type Loading, maybeId, readCode } from '#kit/wire/load.ts'
import { orderYuyueConfig } from '../contract.ts'

/** What a page needs on which a time is chosen: when one can come, for whom, and what is moved. */
export const loadChoice = async ({ callApi, query }: Loading) => {
  const date = query.get('date') ?? ''
  const asked = {
    order_id: readCode(query, 'order_id'),
    goods_id: maybeId(query, 'goods_id'),
    unit_id: maybeId(query, 'unit_id'),
    date: isDay(date) ? date : undefined,
  }
  const [config, { list: members }] = await Promise.all([callApi(orderYuyueConfig, asked), callApi(memberListApi, {})])
  const named = config.standing.find(({ yuyue_id }) => yuyue_id === maybeId(query, 'yuyue_id'))
  const moving = named ?? (config.left_pieces === 0 ? config.standing[0] : undefined)
  return { config, members, moving }
}

export type TimeChoice = Awaited<ReturnType<typeof loadChoice>>
