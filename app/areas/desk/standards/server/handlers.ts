import { permitted } from '#app/areas/access/staff/server/public.ts'
import { listEditions as listGrowth } from '#app/areas/records/growth/server/public.ts'
import { listEditions as listVaccines } from '#app/areas/records/vaccines/server/public.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import * as contract from '../contract.ts'

interface Edition {
  /** Of what it is an edition. */
  standard: string
  title: string
  edition: string
  source: string
  effectiveOn: Day
  lineCount: number
}

export const handlers = permitted(contract, {
  async deskStandards(_, ctx) {
    const today = dayOf(ctx.now)
    const growth = await listGrowth(ctx.db)
    const vaccines = (await listVaccines(ctx.db)).map((one) => ({ ...one, standard: one.programme }))
    return {
      list: [
        ...growth.map((one) => asRow('growth', one, growth, today)),
        ...vaccines.map((one) => asRow('vaccines', one, vaccines, today)),
      ],
    }
  },
})

/** Editions come the newest first: of each standard the first that is in force counts. */
const asRow = <K extends string>(kind: K, one: Edition, all: readonly Edition[], today: Day) => ({
  kind,
  title: one.title,
  edition: one.edition,
  source: one.source,
  effective_date: one.effectiveOn,
  line_num: one.lineCount,
  is_current: all.find(({ standard, effectiveOn }) => standard === one.standard && effectiveOn <= today) === one,
})
