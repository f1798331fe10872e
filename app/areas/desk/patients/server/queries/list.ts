import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { accessBlocks as blocks } from '#app/areas/access/blocks/server/public.ts'
import { accountMembers as members } from '#app/areas/account/members/server/public.ts'
import { guahaoOrders as orders } from '#app/areas/guahao/booking/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { PatientList } from '../../rules.ts'
import {
  deskPatientGifts as gifts,
  deskPatientNotes as notes,
  deskPatientTagged as tagged,
  deskPatientTags as tags,
} from '../tables.ts'

/** Whose patients, and which of them. */
interface PatientsAsked {
  hospitalId: number
  /** They serve the platform: its blocks are theirs too. */
  isPlatform: boolean
  departmentIds: readonly number[] | null
  list: PatientList
  tag: string | undefined
  now: Date
}

/** All that a desk has written of people, each with when. */
const writtenOf = (db: Db, { hospitalId, isPlatform, now }: PatientsAsked) => {
  const kind = (name: string) => sql<string>`${sql.raw(`'${name}'`)}`.as('kind')
  const at = (column: Parameters<typeof sql>[1]) => sql<Date>`${column}`.as('at')
  const blockOfDesk = eq(blocks.hospitalId, hospitalId)
  return unionAll(
    db
      .select({ memberId: sql<number>`${notes.memberId}`.as('member'), kind: kind('note'), at: at(notes.writtenAt) })
      .from(notes)
      .where(eq(notes.hospitalId, hospitalId)),
    db
      .select({ memberId: sql<number>`${tagged.memberId}`.as('member'), kind: kind('tag'), at: at(tagged.taggedAt) })
      .from(tagged)
      .innerJoin(tags, eq(tags.id, tagged.tagId))
      .where(and(eq(tags.hospitalId, hospitalId), eq(tags.isOn, true))),
    db
      .select({ memberId: sql<number>`${blocks.memberId}`.as('member'), kind: kind('block'), at: at(blocks.blockedAt) })
      .from(blocks)
      .where(
        and(
          isNull(blocks.liftedAt),
          gt(blocks.untilAt, now),
          isPlatform ? or(blockOfDesk, isNull(blocks.hospitalId)) : blockOfDesk,
        ),
      ),
    db
      .select({ memberId: sql<number>`${gifts.memberId}`.as('member'), kind: kind('gift'), at: at(gifts.askedAt) })
      .from(gifts)
      .where(and(eq(gifts.hospitalId, hospitalId), eq(gifts.state, 'waiting'), gt(gifts.expiresAt, now))),
  ).as('written')
}

/** People of whom a desk has written something, those with the newest first. */
export const listPatients = (db: Db, asked: PatientsAsked, paging: { page: number; size: number }) => {
  const { hospitalId, departmentIds, list, tag } = asked
  const written = writtenOf(db, asked)
  const has = (kind: string): SQL<boolean> => sql<boolean>`bool_or(${written.kind} = ${kind})`
  const last = sql`max(${written.at})`
  const found = db
    .select({
      memberId: members.id,
      noteNum: sql<number>`(count(*) filter (where ${written.kind} = 'note'))::int`,
      isBlocked: has('block'),
      isAsked: has('gift'),
      changedAt: last.mapWith(notes.writtenAt),
    })
    .from(written)
    .innerJoin(members, eq(members.id, written.memberId))
    .where(
      and(
        isNull(members.leftAt),
        isNotNull(members.patientId),
        tag === undefined ? undefined : exists(taggedWith(db, hospitalId, tag)),
        departmentIds === null ? undefined : exists(seenIn(db, hospitalId, departmentIds)),
      ),
    )
    .groupBy(members.id)
    .having(list === 'all' ? sql`true` : has(list === 'blocked' ? 'block' : 'gift'))
    .orderBy(desc(last), desc(members.id))
  return page(db, found.$dynamic(), paging)
}

const taggedWith = (db: Db, hospitalId: number, name: string) =>
  db
    .select({ id: tags.id })
    .from(tagged)
    .innerJoin(tags, eq(tags.id, tagged.tagId))
    .where(
      and(eq(tagged.memberId, members.id), eq(tags.hospitalId, hospitalId), eq(tags.name, name), eq(tags.isOn, true)),
    )

const seenIn = (db: Db, hospitalId: number, departmentIds: readonly number[]) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.patientId, members.patientId),
        eq(orders.memberId, members.id),
        eq(orders.hospitalId, hospitalId),
        inArray(orders.depId, [...departmentIds]),
      ),
    )

/** The tags of these people at a desk, in the order in which the desk made them. */
export const listTagsOf = (db: Db, hospitalId: number, memberIds: readonly number[]) =>
  db
    .select({ memberId: tagged.memberId, id: tags.id, name: tags.name })
    .from(tagged)
    .innerJoin(tags, eq(tags.id, tagged.tagId))
    .where(and(isAnyOf(tagged.memberId, memberIds), eq(tags.hospitalId, hospitalId), eq(tags.isOn, true)))
    .orderBy(tags.id)
