import { addStars as addDoctorStars } from '#app/areas/guahao/doctors/server/public.ts'
import { addStars as addHospitalStars } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { CommentKind } from '../../rules.ts'

interface Rated {
  kind: CommentKind
  targetId: number
  hospitalId: number | null
  stars: number
}

/** Counts the stars of a comment that everybody reads from now on (1), or does not any more (-1). */
export const countStars = async (db: Db, { kind, targetId, hospitalId, stars }: Rated, by: 1 | -1): Promise<void> => {
  const given = { sum: by * stars, count: by }
  if (kind === 'doctor') await addDoctorStars(db, [{ id: targetId, ...given }])
  if (hospitalId !== null) await addHospitalStars(db, [{ id: hospitalId, ...given }])
}
