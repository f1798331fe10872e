import { and, asc, eq } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { contentArticles as articles } from '../tables.ts'

/** The topics on which doctors of these hospitals have published something, hospital by hospital. */
export const listTopicsOf = (
  db: Db,
  hospitalIds: readonly number[],
): Promise<{ hospitalId: number; topicId: number }[]> =>
  db
    .selectDistinct({ hospitalId: doctors.hospitalId, topicId: articles.topicId })
    .from(articles)
    .innerJoin(doctors, eq(doctors.id, articles.doctorId))
    .where(and(eq(articles.state, 'published'), isAnyOf(doctors.hospitalId, hospitalIds)))
    .orderBy(asc(articles.topicId), asc(doctors.hospitalId))
