import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import {
  type accountStates,
  hospitalRoles,
  PLATFORM_DESK,
  type Role,
  type staffSorts as sorts,
  staffSorts,
} from '../../rules.ts'
import { accessStaffGrants as grants, accessStaffRoles as roles, accessStaff as staff } from '../tables.ts'

export type GrantRow = typeof grants.$inferSelect
export type NewGrant = typeof grants.$inferInsert

/** Of a post, what says what may be done in it. */
export const postColumns = {
  grantId: grants.id,
  postAt: grants.hospitalId,
  role: grants.role,
  roleId: grants.roleId,
  madeRole: roles.name,
  added: roles.added,
  removed: roles.removed,
  departmentIds: grants.departmentIds,
}

/** Which posts a desk manages. */
export interface ManagedScope {
  hospitalId: number
  /** An operator also manages who answers for the platform at a hospital. */
  isPlatform: boolean
}

const managed = ({ hospitalId, isPlatform }: ManagedScope) => {
  if (hospitalId === PLATFORM_DESK) return isPlatform ? isNull(grants.hospitalId) : eq(grants.id, -1)
  const atDesk = eq(grants.hospitalId, hospitalId)
  return isPlatform ? atDesk : and(atDesk, inArray(grants.role, hospitalRoles))
}

const selectMembers = (db: Db) =>
  db
    .select({ account: staff, grant: grants, madeRole: roles.name, added: roles.added, removed: roles.removed })
    .from(grants)
    .innerJoin(staff, eq(staff.id, grants.staffId))
    .leftJoin(roles, eq(roles.id, grants.roleId))

/** Somebody as the desk that manages their post sees them. */
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

/** Somebody whose post this desk manages. */
export const findManaged = async (db: Db, scope: ManagedScope, staffId: number): Promise<MemberRow | undefined> =>
  (await selectMembers(db).where(and(eq(grants.staffId, staffId), managed(scope))))[0]

interface StaffRequest extends ListRequest<keyof typeof sorts> {
  role?: Role | undefined
  state?: keyof typeof accountStates | undefined
}

const isWorking = sql`(${grants.isOn} and ${staff.isOn})`

/** Whose posts a desk manages: those who may work first. */
export const listStaff = (db: Db, scope: ManagedScope, asked: StaffRequest) =>
  listQuery(
    db,
    (db) => selectMembers(db),
    {
      scope: managed(scope),
      searched: [staff.name, staff.loginName],
      filters: {
        role: (role) => eq(grants.role, role),
        state: (state) => (state === 'on' ? isWorking : not(isWorking)),
      },
      sorts: staffSorts,
      sortedBy: { login_name: staff.loginName, last_time: staff.lastSeenAt },
      usual: [desc(isWorking)],
      last: asc(grants.id),
      key: grants.id,
    },
    asked,
  )

/** The posts in which an account may work, the first one first. */
export const listPosts = (db: Db, staffId: number) =>
  db
    .select({ ...postColumns, hospitalName: hospitals.name, roleSince: grants.roleSince })
    .from(grants)
    .leftJoin(roles, eq(roles.id, grants.roleId))
    .leftJoin(hospitals, eq(hospitals.id, grants.hospitalId))
    .where(and(eq(grants.staffId, staffId), eq(grants.isOn, true)))
    .orderBy(asc(grants.id))

export type PostRow = Awaited<ReturnType<typeof listPosts>>[number]

/** Whether an account was ever given a post: one that is switched off is nobody. */
export const hadPost = async (db: Db, staffId: number): Promise<boolean> =>
  (await db.$count(grants, eq(grants.staffId, staffId))) > 0

/** Whether somebody has a post beside this one. */
export const hasOtherPost = async (db: Db, { staffId, id }: GrantRow): Promise<boolean> =>
  (await db.$count(grants, and(eq(grants.staffId, staffId), ne(grants.id, id), eq(grants.isOn, true)))) > 0

/** Which of these accounts also work elsewhere than at this desk. */
export const listElsewhere = async (db: Db, staffIds: readonly number[], hospitalId: number): Promise<Set<number>> => {
  const away =
    hospitalId === PLATFORM_DESK
      ? isNotNull(grants.hospitalId)
      : or(isNull(grants.hospitalId), ne(grants.hospitalId, hospitalId))
  const found = await db
    .selectDistinct({ id: grants.staffId })
    .from(grants)
    .where(and(inArray(grants.staffId, [...staffIds]), eq(grants.isOn, true), away))
  return new Set(found.map(({ id }) => id))
}

/** Writes posts; who has one there keeps it. */
export const insertGrants = (db: Db, rows: readonly NewGrant[]): Promise<GrantRow[]> =>
  db
    .insert(grants)
    .values([...rows])
    .onConflictDoNothing()
    .returning()

/** Nobody changes this post before the transaction ends. */
export const lockGrant = (db: Db, id: number) =>
  db.select({ id: grants.id }).from(grants).where(eq(grants.id, id)).for('update')

/** Changes a post, where it is still of this version; undefined where somebody was faster. */
export const updateGrant = async (
  db: Db,
  { id, version }: Pick<GrantRow, 'id' | 'version'>,
  change: Partial<NewGrant>,
): Promise<GrantRow | undefined> =>
  (
    await db
      .update(grants)
      .set({ ...change, version: version + 1 })
      .where(and(eq(grants.id, id), eq(grants.version, version)))
      .returning()
  )[0]
