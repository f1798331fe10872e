import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { consultConsultations as consultations, selectNamed } from '#app/areas/consult/consultations/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'

/** Consultations about a member in which a doctor left a summary, the newest first. */
export const listSummarised = (db: Db, patientId: PatientId, memberId: number) =>
  selectNamed(db)
    .where(
      and(
        eq(consultations.patientId, patientId),
        eq(consultations.memberId, memberId),
        isNotNull(consultations.summarySealed),
      ),
    )
    .orderBy(desc(consultations.summaryAt))
    .limit(50)
