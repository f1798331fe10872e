import { testStateOf, testStates } from '../rules.ts'
import type { FoundTest } from './queries.ts'

/** How far a test is. */
export const stateOf = ({ test, orderState }: FoundTest) => testStateOf(test.withdrawnAt !== null, orderState)

export const asTest = (found: FoundTest) => {
  const { test, priceFen } = found
  const state = stateOf(found)
  return {
    test_id: test.id,
    goods_id: test.goodsId,
    special_id: test.skuId,
    name: test.name,
    special_name: test.skuName,
    price: priceFen,
    state,
    state_desc: testStates[state],
    goods_order_id: state === 'waiting' ? '' : (test.goodsOrderId ?? ''),
    add_time: test.orderedAt,
  }
}
