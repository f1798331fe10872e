import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { amount, code, flag, id, int, maybe, time, yuan } from '#kit/wire/fields.ts'
import { allLedgerKinds, CASH_YUAN, MOST_LINES } from './rules.ts'
import { allCashStates } from './states.ts'

/** A store's credentials [X252]; at the desk its own key takes their place. */
const credentials = { fid: maybe(code()), access_token: maybe(code()), unit_user_id: maybe(id()) }
const reading = { method: 'POST', staff: true, store: true, may: 'store.money' } as const
const paging = {
  page: maybe(int(1, 100_000)).transform((page) => page ?? 1),
  page_size: maybe(int(1, MOST_LINES)).transform((size) => size ?? 50),
}
const pages = { page: z.int(), total_page_num: z.int() }

export const capitalList = call({
  ...reading,
  path: '/Storeapp/capitalList',
  summary: "Page through the store's money movements, of a kind or all, the newest first, and its balance: their sum",
  owner: 'self',
  input: z.object({ ...credentials, type: maybe(z.enum(allLedgerKinds)), ...paging }),
  output: z.object({
    balance: yuan(),
    list: z.array(
      z.object({
        id: z.int(),
        type: z.enum(allLedgerKinds),
        type_desc: z.string(),
        /** Below 0 where it went out. */
        amount: yuan(),
        /** What was there afterwards. */
        balance: yuan(),
        time: time(),
        /** '' and 0 where it is not about one. */
        order_id: z.string(),
        cash_id: z.int(),
        recharge_id: z.int(),
      }),
    ),
    ...pages,
  }),
  refuses: notAllowed,
})

const cash = z.object({
  id: z.int(),
  amount: yuan(),
  state: z.enum(allCashStates),
  state_desc: z.string(),
  asked_by: z.string(),
  time: time(),
})

export const cashList = call({
  ...reading,
  path: '/Storeapp/cashList',
  summary: "Page through the store's cash-outs, in a state or all, the newest first",
  owner: 'self',
  input: z.object({ ...credentials, state: maybe(z.enum(allCashStates)), ...paging }),
  output: z.object({ list: z.array(cash), ...pages }),
  refuses: notAllowed,
})

export const cashDetail = call({
  ...reading,
  path: '/Storeapp/cashDetail',
  summary: 'One cash-out with its steps: who did what, when',
  owner: { id: 'cash-out of the store' },
  input: z.object({ ...credentials, id: id() }),
  output: cash.extend({
    /** Somebody else than who asked has to approve it. */
    needs_second: flag(),
    reason: z.string(),
    /** The bank's number of the payment; ''. */
    bank_no: z.string(),
    steps: z.array(z.object({ state: z.string(), state_desc: z.string(), by: z.string(), time: time() })),
  }),
  refuses: { ...notAllowed, 'not-found': '没有找到这笔提现' },
})

export const cashAsk = call({
  method: 'POST',
  path: '/Storeapp/cashAsk',
  summary:
    'Ask for money of the store to be paid out; it leaves the balance at once, and comes back where it is refused',
  owner: 'self',
  staff: true,
  store: true,
  may: 'store.cash',
  idempotency: 'framework',
  input: z.object({ ...credentials, amount: amount(CASH_YUAN.most) }),
  output: cash.extend({ balance: yuan(), needs_second: flag() }),
  refuses: {
    ...notAllowed,
    least: `一次至少提现 ${CASH_YUAN.least} 元`,
    'not-enough': '余额只有 {balance} 元，请改小金额',
  },
})

export const rechargeList = call({
  ...reading,
  path: '/Storeapp/rechargeList',
  summary: "Page through the store's recharges, the newest first",
  owner: 'self',
  input: z.object({ ...credentials, ...paging }),
  output: z.object({
    list: z.array(z.object({ id: z.int(), amount: yuan(), bank_no: z.string(), by: z.string(), time: time() })),
    ...pages,
  }),
  refuses: notAllowed,
})
