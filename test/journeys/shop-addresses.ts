import { familyTeams } from '#app/areas/family-doctor/contract.ts'
import { receiptList } from '#app/areas/guahao/booking/contract.ts'
import { couponList } from '#app/areas/mall/coupons/contract.ts'
import { entityGoodsList, goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { cityCategoryGoods, projectList } from '#app/areas/mall/shelf/contract.ts'
import { goodsOrderList } from '#app/areas/orders/checkout/contract.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import type { Addresses } from './addresses.ts'

/** Goods, a project and a coupon that everybody sees, and what the pages of goods show of them. */
export const findGoods = async (callApi: CallApi): Promise<Addresses> => {
  const { list } = await callApi(entityGoodsList, {})
  const [one] = list
  const [project] = (await callApi(projectList, {})).list
  const [coupon] = (await callApi(couponList, {})).list
  const exams = (await callApi(cityCategoryGoods, { keyword: '体检', page_size: 2 })).list
  if (!one || !project || !coupon) throw new Error('the demonstration lacks goods')
  const { goods_id } = one
  const [special] = (await callApi(goodsDetail, { goods_id })).specials
  const [ofGoods, ofCoupon] = [{ goods_id }, { couponId: coupon.couponId }]
  return {
    '/health/product': ofGoods,
    '/health/unitList': ofGoods,
    '/health/appdetail': ofGoods,
    '/health/commentlist': ofGoods,
    '/health/couponselect': ofGoods,
    '/health/service/select': ofGoods,
    '/health/compare': { goods_ids: exams.map((exam) => exam.goods_id).join(',') },
    '/health/orderconfirm': { goods_id, special_id: special?.special_id },
    '/shop/projectDetail': { project_id: project.goods_id },
    '/health/getcoupon': ofCoupon,
    '/health/coupongoods': ofCoupon,
  }
}

/** Orders of the patient's as they stand at each step, a receipt, and a team that one can ask for. */
export const findOrdered = async (callApi: CallApi): Promise<Addresses> => {
  const [unpaid] = (await callApi(goodsOrderList, { state: 'unpaid' })).list
  const [shipped] = (await callApi(goodsOrderList, { state: 'shipped' })).list
  const [receipt] = (await callApi(receiptList, {})).list
  const [team] = (await callApi(familyTeams, {})).list
  if (!unpaid || !shipped || !receipt || !team) throw new Error('the demonstration lacks orders at some step')
  const [toPay, onItsWay] = [{ order_id: unpaid.order_id }, { order_id: shipped.order_id }]
  return {
    '/health/orderdetail': onItsWay,
    '/health/logistics': onItsWay,
    '/health/applogisticsdetail': onItsWay,
    '/health/cancelReason': toPay,
    '/health/payconfirm': toPay,
    '/guahao/receipt': { order_id: receipt.order_id },
    '/familydoc/apply': { doctor_id: team.doctor_id },
  }
}
