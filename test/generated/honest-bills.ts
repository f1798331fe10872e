import { deskMoneyBillRead } from '#app/areas/desk/money/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

let made = 0

/** The statement of yesterday's terminals of the asker's own counters: another one each time. */
const statementOf = ({ app }: World, hospitalId: number) => {
  const day = addDays(dayOf(app.clock.now()), -1)
  const text = `交易时间,类型,流水号,金额\n${day} 09:31:05,消费,B${String(++made).padStart(6, '0')},50.00\n`
  return { provider: 'terminal' as const, merchant: String(hospitalId), day, file: new Blob([text]) }
}

const hospitalOf = ({ ours }: World, { hospitalId }: Asker): number => hospitalId ?? ours.hospitalId

/** A bill that was read at the asker's desk, and that nobody has taken. */
export const billFileOfDesk = async (world: World, asker: Asker): Promise<number> =>
  (await world.app.callApi(deskMoneyBillRead, statementOf(world, hospitalOf(world, asker)), asker.as)).bill_file_id

/** What honest programs send to bills that come as files, and to merchants. */
export const billsByCall = {
  deskMoneyBillRead: (world: World, asker: Asker) => statementOf(world, hospitalOf(world, asker)),
  deskMerchantSet: ({ theirs }: World) => ({
    hospital_id: theirs.hospitalId,
    provider: 'stand-in',
    number: `M${++made}`,
  }),
}
