import { memberNames } from '#app/areas/account/members/server/public.ts'
import { nameIn, type RowNamers, wordsOf } from '#kit/db/row-names.ts'
import { guahaoOrders as orders } from './tables.ts'

/** What visits are called. */
export const names = {
  visit: { id: orders.id, name: wordsOf(nameIn(memberNames.person, orders.memberId), orders.date) },
} satisfies RowNamers
