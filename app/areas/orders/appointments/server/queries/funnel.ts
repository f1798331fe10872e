import { sql } from 'drizzle-orm'
import { type DeedSums, type DeedsAsked, deedSums } from '#kit/db/deed-sums.ts'
import type { Db } from '#kit/db/open.ts'
import { ordersAppointments as appointments } from '../tables.ts'

/** Appointments for what was bought by the function of the product by which patients came: paid they are already. */
export const appointmentDeeds = (db: Db, asked: DeedsAsked): Promise<DeedSums[]> =>
  deedSums(
    db,
    {
      from: sql`${appointments}`,
      functionId: appointments.fromFunctionId,
      madeAt: appointments.madeAt,
      hospitalId: appointments.hospitalId,
      depId: null,
      isDone: sql`true`,
    },
    asked,
  )
