import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, maybe, text, time, yuan } from '#kit/wire/fields.ts'

/** A store's credentials [X252]; at the desk its own key takes their place. */
const credentials = { fid: maybe(code()), access_token: maybe(code()), unit_user_id: maybe(id()) }
const reading = { method: 'POST', staff: true, store: true, may: 'store.work' } as const

export const storeInfo = call({
  ...reading,
  path: '/Storeapp/storeInfo',
  summary: 'The store: name, address, contact, and its balance where who asks may see it',
  owner: 'self',
  input: z.object(credentials),
  output: z.object({
    unit_id: z.int(),
    unit_name: z.string(),
    address: z.string(),
    phone: z.string(),
    staff_name: z.string(),
    role_name: z.string(),
    /** What they may do, by code. */
    permissions: z.array(z.string()),
    balance: yuan(),
    /** Who asks may see the money; else the balance is 0.00. */
    sees_money: flag(),
    /** Certificates that are over, and such as soon are. */
    over_num: z.int(),
    soon_num: z.int(),
  }),
  refuses: notAllowed,
})

export const certificateInfo = call({
  ...reading,
  path: '/Storeapp/certificateInfo',
  summary: "The store's certificates and their state today",
  owner: 'self',
  input: z.object(credentials),
  output: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        number: z.string(),
        issuer: z.string(),
        begin_date: z.string(),
        /** '' where it has no end. */
        end_date: z.string(),
        state: z.enum(['good', 'soon', 'over', 'early']),
        state_desc: z.string(),
        is_demo: flag(),
      }),
    ),
  }),
  refuses: notAllowed,
})

const article = z.object({ id: z.int(), title: z.string(), view_num: z.int(), time: time() })

export const appHelpList = call({
  ...reading,
  path: '/Storeapp/appHelpList',
  summary: 'Page through help articles for store staff',
  owner: 'self',
  input: z.object({
    ...credentials,
    page: maybe(int(1, 100_000)).transform((page) => page ?? 1),
    page_size: maybe(int(1, 50)).transform((size) => size ?? 20),
  }),
  output: z.object({ list: z.array(article), page: z.int(), total_page_num: z.int() }),
  refuses: notAllowed,
})

export const appHelpDetail = call({
  ...reading,
  path: '/Storeapp/appHelpDetail',
  summary: 'One help article',
  owner: 'self',
  input: z.object({ ...credentials, id: id() }),
  output: article.extend({ text: z.string() }),
  refuses: { ...notAllowed, 'not-found': '没有找到这篇帮助，它可能已经下线' },
})

export const fieldInc = call({
  ...reading,
  path: '/sys/fieldInc',
  summary: 'Raise a counter of a white list by one: how often a help article (table help, field views) was opened',
  owner: 'self',
  input: z.object({ ...credentials, table: text(40), field: text(40), id: id() }),
  output: z.object({ num: z.int() }),
  refuses: { ...notAllowed, 'not-counted': '这个数不能从外面加', 'not-found': '没有找到要加的内容' },
})
