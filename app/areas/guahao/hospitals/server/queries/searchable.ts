import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/db/open.ts'
import { kinds, levels } from '../../rules.ts'
import { guahaoHospitals as hospitals } from '../tables.ts'

const parents = alias(hospitals, 'parents')

/** Open hospitals as a search takes them in: the next after an id, or these. */
export const listSearchable = async (
  db: Db,
  which: { afterId: number; limit: number } | { ids: readonly number[] },
) => {
  const chosen = 'ids' in which ? inArray(hospitals.id, [...which.ids]) : gt(hospitals.id, which.afterId)
  const rows = await db
    .select({ ...getTableColumns(hospitals), parentBookedCount: parents.bookedCount })
    .from(hospitals)
    .leftJoin(parents, eq(parents.id, hospitals.parentId))
    .where(and(eq(hospitals.isOpen, true), chosen))
    .orderBy(asc(hospitals.id))
    .limit('ids' in which ? which.ids.length : which.limit)
  return rows.map(({ id, name, aliases, level, kind, cityId, address, lat, lng, ...booked }) => ({
    id,
    title: name,
    // People leave out what stands in brackets: a demonstration, a former name.
    aliases: [name.replace(/[（(][^）)]*[）)]/g, ''), ...aliases].filter((one) => one !== name),
    text: `${kinds[kind] ?? ''} ${levels[level] ?? ''} ${address}`,
    cityId,
    level,
    lat,
    lng,
    // A branch comes after its main hospital.
    weight: Math.min(booked.bookedCount, (booked.parentBookedCount ?? Number.POSITIVE_INFINITY) - 1),
  }))
}
