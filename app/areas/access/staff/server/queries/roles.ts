import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { PLATFORM_DESK } from '../../rules.ts'
import { accessStaffGrants as grants, accessStaffRoles as roles } from '../tables.ts'

export type RoleRow = typeof roles.$inferSelect
export type NewRole = typeof roles.$inferInsert

const ofDesk = (hospitalId: number) =>
  hospitalId === PLATFORM_DESK ? isNull(roles.hospitalId) : eq(roles.hospitalId, hospitalId)

/** The roles that a desk has made, by name. */
export const listRoles = (db: Db, hospitalId: number): Promise<RoleRow[]> =>
  db.select().from(roles).where(ofDesk(hospitalId)).orderBy(asc(roles.name)).limit(200)

export const findRole = async (db: Db, hospitalId: number, id: number): Promise<RoleRow | undefined> =>
  (
    await db
      .select()
      .from(roles)
      .where(and(eq(roles.id, id), ofDesk(hospitalId)))
  )[0]

/** Writes a role; undefined where the desk has one of that name. */
export const insertRole = async (db: Db, row: NewRole): Promise<RoleRow | undefined> =>
  (await db.insert(roles).values(row).onConflictDoNothing().returning())[0]

/** Whether the desk has another role of that name. */
export const isRoleNamed = async (db: Db, hospitalId: number, name: string, but?: number): Promise<boolean> =>
  (await listRoles(db, hospitalId)).some((role) => role.name === name && role.id !== but)

/** A role that nobody changes before the transaction ends. */
export const lockRole = async (db: Db, id: number): Promise<RoleRow | undefined> =>
  (await db.select().from(roles).where(eq(roles.id, id)).for('update'))[0]

/** Changes a role, where it is still of this version; undefined where somebody was faster. */
export const updateRole = async (
  db: Db,
  { id, version }: Pick<RoleRow, 'id' | 'version'>,
  change: Partial<NewRole>,
): Promise<RoleRow | undefined> =>
  (
    await db
      .update(roles)
      .set({ ...change, version: version + 1 })
      .where(and(eq(roles.id, id), eq(roles.version, version)))
      .returning()
  )[0]

export const deleteRole = (db: Db, id: number) => db.delete(roles).where(eq(roles.id, id))

/** Who has a post of this role: how many, and who. */
export const listHolders = (db: Db, roleId: number) =>
  db.select({ staffId: grants.staffId, hospitalId: grants.hospitalId }).from(grants).where(eq(grants.roleId, roleId))
