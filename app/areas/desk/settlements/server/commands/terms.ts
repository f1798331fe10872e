import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { findPartyName } from '#app/areas/desk/money/server/public.ts'
import type { Party } from '#app/areas/pay/rules/accounts.ts'
import type { StaffContext } from '#app/context.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { Terms } from '../../rules.ts'
import * as queries from '../queries.ts'

/** Writes down what was agreed with a party, from a day on that is not over: what was paid before goes by what held then. */
export const setTerms = (
  ctx: StaffContext,
  party: Party,
  { fromDay, ...terms }: Terms & { fromDay: Day },
): Promise<Refused<'not-found' | 'too-late'> | undefined> =>
  ctx.transact(async (inside) => {
    const { db, now, staff } = inside
    if ((await findPartyName(db, party)) === undefined) return new Refused('not-found')
    if (fromDay < dayOf(now)) return new Refused('too-late')
    const row = { ...terms, party, fromDay, setAt: now, setBy: staff.staffId, setByName: staff.name }
    await queries.upsertTerms(db, row)
    await recordAct(inside, { act: 'settlement.terms', kind: 'party', id: party, after: { ...terms, from: fromDay } })
    return undefined
  })
