import type { Job } from '#app/room.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { RECEIVER } from './present.ts'
import { activitiesParcels } from './tables.ts'

export const resealParcels: Job = job({
  name: 'activities.reseal-parcels',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(
      db,
      config,
      [activitiesParcels, activitiesParcels.drawId],
      [{ sealed: 'receiverSealed', what: RECEIVER }],
    ),
})
