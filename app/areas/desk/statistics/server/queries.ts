import { inArray } from 'drizzle-orm'
import { contentChannels as channels } from '#app/areas/content/channels/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Db } from '#kit/db/open.ts'

/** What partners' channels are called. */
export const listChannelNames = async (db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select({ channel: channels.channel, title: channels.title })
    .from(channels)
    .where(inArray(channels.channel, [...numbers]))
  return new Map(rows.map(({ channel, title }) => [channel, title]))
}

/** What hospitals are called. */
export const listHospitalNames = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: hospitals.id, name: hospitals.name })
    .from(hospitals)
    .where(inArray(hospitals.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What departments are called. */
export const listDepartmentNames = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(inArray(departments.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
