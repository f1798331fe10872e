import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { dayOf } from '#kit/time/day.ts'
import { remindOfMeasuring, remindOfPlans } from './commands/remind.ts'
import { refreshStatusOf } from './commands/status.ts'
import { FAMILY } from './present.ts'
import { listEnding, moveSigning } from './queries.ts'
import {
  familyDoctorAssessments,
  familyDoctorEvents,
  familyDoctorPlanItems,
  familyDoctorPlans,
  familyDoctorRecords,
  familyDoctorReports,
  familyDoctorSettings,
} from './tables/of-members.ts'
import { familyDoctorSignings } from './tables/teams.ts'

/** Terms whose last day is over end. */
export const endTerms = job<Context>({
  name: 'family-doctor.end-terms',
  every: '7 * * * *',
  run: async (ctx) =>
    each(await listEnding(ctx.db, dayOf(ctx.now)), (row) =>
      transactInside(ctx, async (inside) => {
        if (await moveSigning(inside.db, row.id, { state: 'ended' })) await refreshStatusOf(inside, row)
      }),
    ),
})

/** Who measures at home is reminded at the times that they chose. */
export const remindMeasuring = job<Context>({
  name: 'family-doctor.remind-measuring',
  every: '* * * * *',
  run: remindOfMeasuring,
})

export const remindPlans = job<Context>({
  name: 'family-doctor.remind-plans',
  every: '*/10 * * * *',
  run: remindOfPlans,
})

const column = (sealed: string) => ({ sealed, what: FAMILY })

export const resealFamilies = job<Context>({
  name: 'family-doctor.reseal',
  every: '*/5 * * * *',
  run: async ({ db, config }) => {
    await resealTable(db, config, familyDoctorSignings, [
      { sealed: 'idSealed', index: 'idIndex', what: 'id-number' },
      column('remarkSealed'),
    ])
    await resealTable(db, config, familyDoctorRecords, [column('contentSealed')])
    await resealTable(db, config, familyDoctorSettings, [column('configSealed')])
    await resealTable(db, config, familyDoctorReports, [column('contentSealed')])
    await resealTable(db, config, familyDoctorAssessments, [column('recordSealed'), column('adviceSealed')])
    await resealTable(db, config, familyDoctorPlans, [column('titleSealed')])
    await resealTable(db, config, familyDoctorPlanItems, [column('textSealed')])
    await resealTable(db, config, familyDoctorEvents, [column('contentSealed')])
  },
})
