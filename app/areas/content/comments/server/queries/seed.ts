import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { audioClassClasses as classes, audioClassRecords as records } from '#app/areas/audio-class/server/public.ts'
import { contentArticles as articles } from '#app/areas/content/articles/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallGoods as goods } from '#app/areas/mall/goods/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { contentComments as comments } from '../tables.ts'
import { isAskable } from './subjects.ts'

/** Published articles of the demonstration, with the hospital of who wrote them. */
export const listDemoArticles = (db: Db) =>
  db
    .select({ id: articles.id, title: articles.title, hospitalId: doctors.hospitalId })
    .from(articles)
    .innerJoin(doctors, eq(doctors.id, articles.doctorId))
    .where(and(eq(articles.state, 'published'), eq(articles.isDemo, true)))
    .orderBy(asc(articles.id))

/** One published article of each of these hospitals, where they have one. */
export const listArticlesAt = async (db: Db, hospitalIds: readonly number[]) =>
  db
    .selectDistinctOn([doctors.hospitalId], { id: articles.id, title: articles.title, hospitalId: doctors.hospitalId })
    .from(articles)
    .innerJoin(doctors, eq(doctors.id, articles.doctorId))
    .where(and(eq(articles.state, 'published'), inArray(doctors.hospitalId, [...hospitalIds])))
    .orderBy(doctors.hospitalId, asc(articles.id))

/** Somebody of a hospital who could have written: who is best known there. */
export const findWriter = async (db: Db, hospitalId: number): Promise<number | undefined> =>
  (
    await db
      .select({ id: doctors.id })
      .from(doctors)
      .where(and(eq(doctors.hospitalId, hospitalId), eq(doctors.isOpen, true)))
      .orderBy(desc(doctors.standing), asc(doctors.id))
      .limit(1)
  )[0]?.id

/** Who of the demonstration heard something of which class and has not reviewed it, in the order of the classes. */
export const listDemoListeners = (db: Db) =>
  db
    .selectDistinct({
      id: classes.id,
      title: classes.title,
      hospitalId: classes.hospitalId,
      patientId: records.patientId,
    })
    .from(records)
    .innerJoin(classes, eq(classes.id, records.classId))
    .leftJoin(
      comments,
      and(eq(comments.classId, classes.id), eq(comments.patientId, records.patientId), isNotNull(comments.stars)),
    )
    .where(and(eq(classes.isDemo, true), isNull(comments.id)))
    .orderBy(asc(classes.id), asc(records.patientId))

/** So many goods of the demonstration, those that sell best, have been asked about. */
const ASKED_GOODS = 40

/** Goods of the demonstration that people ask about, with who sells them. */
export const listDemoGoods = (db: Db) =>
  db
    .select({ id: goods.id, title: goods.name, hospitalId: goods.hospitalId, seller: hospitals.name })
    .from(goods)
    .leftJoin(hospitals, eq(hospitals.id, goods.hospitalId))
    .where(and(isAskable, eq(goods.isDemo, true)))
    .orderBy(desc(goods.soldCount), asc(goods.id))
    .limit(ASKED_GOODS)
