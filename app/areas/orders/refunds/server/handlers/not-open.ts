import type { Context } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { refundStates } from '../../states.ts'
import { findAnyRefund, type RefundRow } from '../queries.ts'

/** That a refund cannot go on so, and where it stands by now: another may have moved it while this was asked. */
export const notOpen = async ({ db }: Pick<Context, 'db'>, refund: RefundRow) => {
  const { state } = (await findAnyRefund(db, refund.id)) ?? refund
  return new Refused('not-open', { state: refundStates[state].words })
}
