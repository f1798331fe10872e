import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, day, flag, id, int, listed, maybe, maybeText, text, time, yuan } from '#kit/wire/fields.ts'
import { MOST_ROWS, MOST_SENT } from './rules/limits.ts'

/** A store's credentials [X252]; at the desk its own key takes their place. */
const credentials = { fid: maybe(code()), access_token: maybe(code()), unit_user_id: maybe(id()) }
const work = { method: 'POST', staff: true, store: true, may: 'store.work' } as const
/** Milliseconds since 1970. */
const ms = () => int(0, Number.MAX_SAFE_INTEGER)

export const codeCheckList = call({
  ...work,
  path: '/Storeapp/codeCheckList',
  summary:
    'Page through the codes of this store that are to be checked or were, as columns; with `snapshot` those that a device knows without a net. With the `etag` of before only that nothing changed',
  owner: 'self',
  input: z.object({
    ...credentials,
    start_date: maybe(day()),
    end_date: maybe(day()),
    list: maybe(z.enum(['to-use', 'used'])),
    snapshot: maybe(int(0, 1)),
    etag: maybeText(64),
    page: maybe(int(1, 100_000)).transform((page) => page ?? 1),
    page_size: maybe(int(1, MOST_ROWS)).transform((size) => size ?? 50),
  }),
  output: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        /** SHA-256 of the store's salt and the code. */
        code_hash: z.string(),
        goods_name: z.string(),
        amount: yuan(),
        state: z.string(),
        state_desc: z.string(),
        time: time(),
        /** Who checked it; '' where nobody has, or it was at the desk. */
        staff_name: z.string(),
      }),
    ),
    page: z.int(),
    total_page_num: z.int(),
    etag: z.string(),
    /** The list is as it was when it had this etag: it is left out. */
    is_same: flag(),
  }),
  refuses: notAllowed,
})

const line = z.object({ goods_name: z.string(), special_name: z.string(), num: z.int(), amount: yuan() })
const order = z.object({
  order_id: z.string(),
  state: z.string(),
  state_desc: z.string(),
  /** Who bought it, masked. */
  buyer_name: z.string(),
  buyer_mobile: z.string(),
  goods: z.array(line),
  pay_amount: yuan(),
  /** Still to be paid in the store. */
  later_amount: yuan(),
  refund_amount: yuan(),
  add_time: time(),
  path: z.array(z.object({ state_desc: z.string(), time: time() })),
})
const noOrder = { ...notAllowed, 'not-found': '没有找到这个订单' }

export const codeCheckDetail = call({
  ...work,
  path: '/Storeapp/codeCheckDetail',
  summary: 'One checked code with its order, and every scan of it',
  owner: { id: 'goods order of the hospital' },
  input: z.object({ ...credentials, id: code() }),
  output: z.object({
    id: z.string(),
    /** Its first and last four digits. */
    code: z.string(),
    order,
    scans: z.array(
      z.object({
        staff_name: z.string(),
        device_name: z.string(),
        time: time(),
        outcome: z.string(),
        outcome_desc: z.string(),
        words: z.string(),
      }),
    ),
  }),
  refuses: noOrder,
})

export const storeOrderDetail = call({
  ...work,
  path: '/Storeapp/storeOrderDetail',
  summary: 'One order of this store',
  owner: { order_id: 'goods order of the hospital' },
  input: z.object({ ...credentials, order_id: code() }),
  output: order,
  refuses: noOrder,
})

/** One scan as a device sends it; its text is read on the server once more. */
const scan = z.object({
  seq: z.int().min(1).max(2_147_483_647),
  text: text(200),
  mode: z.enum(['live', 'taken', 'void']),
  at: z.int().min(0),
  staff_id: z.int().min(1),
})
const scans = () => listed(z.array(scan).max(MOST_SENT))

export const codeCheckSend = call({
  ...work,
  path: '/Storeapp/codeCheckSend',
  summary:
    'Redeem what a device scanned, in order. Device and sequence are the key of each: however often it is sent, it is done once',
  owner: { fid: 'store device' },
  body: 'json',
  idempotency: 'handler',
  input: z.object({
    fid: code(),
    access_token: maybe(code()),
    unit_user_id: maybe(id()),
    /** The device's clock when it sends. */
    device_time: ms(),
    scans: scans(),
  }),
  output: z.object({
    list: z.array(
      z.object({
        seq: z.int(),
        outcome: z.enum(['done', 'refused', 'conflict', 'void']),
        words: z.string(),
        goods_name: z.string(),
        later_amount: yuan(),
      }),
    ),
  }),
  refuses: { ...notAllowed, 'not-found': '这台设备已经退出，请重新登录' },
})

export const storeContact = call({
  method: 'POST',
  path: '/Storeapp/contact',
  summary:
    'A device says how it is, and hears whether it is still bound, the time, what it may take without a net, and by which keys. One that was revoked hands over what it has not sent (`left`), and is told to wipe itself',
  owner: 'anyone',
  allowStaleKey: true,
  body: 'json',
  input: z.object({
    fid: code(),
    access_token: code(),
    device_time: ms(),
    unsent_num: int(0, 100_000),
    /** When the oldest of them was taken, by the device's clock; 0 where none waits. */
    unsent_since: ms(),
    left: maybe(scans()),
  }),
  output: z.object({
    /** gone: sign in anew, what waits is sent afterwards; revoked: hand over what waits; wipe: forget everything. */
    state: z.enum(['on', 'gone', 'revoked', 'wipe']),
    server_time: z.int(),
    salt: z.string(),
    each_amount: yuan(),
    sum_amount: yuan(),
    count: z.int(),
    keys: z.array(z.object({ id: z.int(), jwk: z.string() })),
  }),
})

export const storeOfflineCode = call({
  method: 'GET',
  path: '/Storeapp/offlineCode',
  summary: 'The signed form of the code of an own order, which a store trusts without a net until it expires',
  owner: { order_id: 'paid goods order' },
  login: true,
  input: z.object({ order_id: code() }),
  output: z.object({ text: z.string(), expire_time: time() }),
  refuses: { 'not-found': '没有找到这个订单，或它不用到店核销' },
})
