import type { AppointmentKind } from '#app/areas/mall/goods/rules.ts'
import type { OrderState } from '#app/areas/orders/checkout/states.ts'

/** Goods to which one comes in these ways are what a doctor may order: exam packages and tests. */
export const testKinds = ['exam', 'test'] as const satisfies readonly AppointmentKind[]

/** So many tests of one visit, at most. */
export const MOST_TESTS = 20

/** How far an ordered test is. */
export const testStates = {
  waiting: '待付款',
  unpaid: '付款中',
  paid: '已付款',
  done: '已完成',
  refunded: '已退款',
  withdrawn: '已撤销',
} as const
/** How far an ordered test is. */
export type TestState = keyof typeof testStates

/** Every state. */
export const allTestStates = Object.keys(testStates) as TestState[]

/** How far a test is, by the goods order that it is in; null: by none yet, as where the one that it was in ended unpaid. */
export const testStateOf = (isWithdrawn: boolean, order: OrderState | null): TestState => {
  if (isWithdrawn) return 'withdrawn'
  if (order === null || order === 'cancelled' || order === 'expired') return 'waiting'
  if (order === 'unpaid' || order === 'refunded') return order
  return order === 'used' || order === 'received' ? 'done' : 'paid'
}

/** Whether the patient can order it now. */
export const mayBuy = (state: TestState): boolean => state === 'waiting' || state === 'refunded'

/** Whether its doctor can take it back: as long as nobody is paying or has paid for it. */
export const mayWithdraw = (state: TestState): boolean => state === 'waiting'
