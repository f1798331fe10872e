import { maskedName } from '#app/areas/access/patients/rules.ts'
import { drawingOf } from '#app/areas/mall/goods/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { bargainStateOf, percentCut } from '../rules.ts'
import type { BargainRow, CutRow, ItemRow } from './queries.ts'

const asGoods = ({ item, goods, skuName, left }: ItemRow) => ({
  act_id: item.actId,
  goods_id: goods.id,
  special_id: item.skuId,
  goods_name: goods.name,
  special_name: skuName,
  img: drawingOf(goods),
  stock: left,
  hours: item.hours,
})

export const asOffered = (row: ItemRow) => ({
  ...asGoods(row),
  price: row.item.priceFen,
  floor_price: row.item.floorFen,
  cut_num: row.item.cuts,
})

export const asBargain = (row: BargainRow, now: Date) => {
  const { bargain } = row
  const state = bargainStateOf(bargain, now)
  const spanMs = state === 'running' ? bargain.endsAt.getTime() - now.getTime() : 0
  return {
    ...asGoods(row),
    price: bargain.priceFen,
    floor_price: bargain.floorFen,
    cut_num: bargain.cuts,
    bargain_id: bargain.id,
    state,
    now_price: bargain.nowFen,
    percent: percentCut(bargain),
    // The first cut is the patient's own.
    helped_num: Math.max(0, bargain.cutsDone - 1),
    end_time: bargain.endsAt,
    span: Math.ceil(spanMs / 1_000),
    order_id: bargain.orderId ?? '',
  }
}

/** A bargain in a list with whose it is; what it became is its owner's alone. */
export const asListed = (row: BargainRow, patient: PatientId, now: Date) => {
  const shown = asBargain(row, now)
  const isMine = row.bargain.patientId === patient
  return { ...shown, order_id: isMine ? shown.order_id : '', owner_name: maskedName(row.nickname) }
}

export const asCut = ({ cut, nickname }: CutRow, ownerId: number) => ({
  name: maskedName(nickname),
  cut: cut.cutFen,
  is_owner: cut.patientId === ownerId,
  time: cut.cutAt,
})

export const asWin = ({ nickname, goods, bargain }: BargainRow) => ({
  name: maskedName(nickname),
  goods_name: goods.name,
  price: bargain.nowFen,
  time: bargain.orderedAt as Date,
})
