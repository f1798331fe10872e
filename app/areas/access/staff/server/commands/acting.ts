import { hashOf } from '#app/areas/access/patients/server/public.ts'
import type { Context, Staff } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { isIdle } from '../../rules/idle.ts'
import { atPlatformOf, needsSecondFactor, type Permission, PLATFORM_DESK, permissionsOf } from '../../rules.ts'
import { findStaff, listPosts, listPostsByKeyHash, type PostRow, type StaffRow } from '../queries.ts'

/** A post as a role is made: its template, and what its desk added and took away. */
export const madeOf = ({ role, added, removed }: Pick<PostRow, 'role' | 'added' | 'removed'>) => ({
  role,
  added: added ?? [],
  removed: removed ?? [],
})

/**
 * Which member of staff holds this key, at which desk, and what they may do there: what their post at this hospital gives, and
 * what a post of the platform's gives everywhere. Null where the key opens nothing, `locked` where nobody has touched its page for long.
 */
export const findStaffSession = async (
  { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>,
  key: string,
  { unattended }: Pick<CallSpec, 'unattended'> = {},
): Promise<Staff | 'locked' | null> => {
  const posts = await listPostsByKeyHash(db, hashOf(key), now)
  const [first] = posts
  if (!first) return null
  if (!unattended && isIdle(first, now, config.idleMinutes)) return 'locked'
  return {
    ...actingAs(first.hospitalId, posts),
    staffId: first.staffId,
    name: first.name,
    sessionHash: first.sessionHash,
  }
}

type Post = Pick<PostRow, 'postAt' | 'role' | 'roleId' | 'added' | 'removed' | 'departmentIds'>

/** What somebody may do at a desk by the posts that reach it, of which there is one at least: that of the hospital first. */
const actingAs = (hospitalId: number | null, posts: readonly Post[]) => {
  const [{ role, roleId, departmentIds }] = posts as readonly [Post]
  const held = [...new Set(posts.flatMap((post) => permissionsOf(madeOf(post))))]
  const isPlatform = posts.some(({ postAt }) => postAt === null)
  return {
    hospitalId: hospitalId ?? PLATFORM_DESK,
    role,
    roleId,
    permissions: hospitalId === null ? atPlatformOf(held) : held,
    isPlatform,
    departmentIds: isPlatform ? null : departmentIds,
  }
}

/** The same of who signed in at a hospital in another way than at its desk: as who, or null where they have no post that reaches it. */
export const findStaffAt = async (
  db: Db,
  staffId: number,
  hospitalId: number,
): Promise<Omit<Staff, 'sessionHash'> | null> => {
  const account = await findStaff(db, staffId)
  const posts = (await listPosts(db, staffId)).filter(({ postAt }) => postAt === null || postAt === hospitalId)
  if (!account?.isOn || posts.length === 0) return null
  posts.sort((a, b) => Number(a.postAt === null) - Number(b.postAt === null))
  return { ...actingAs(hospitalId, posts), staffId, name: account.name }
}

/** The same for what a job does in somebody's name: as who, with what they may do at that desk by now. Null where they have no post there. */
export const findStaffLater = async (
  db: Db,
  { staffId, hospitalId }: Pick<Staff, 'staffId' | 'hospitalId'>,
): Promise<Staff | null> => {
  const staff = await findStaffAt(db, staffId, hospitalId)
  if (!staff) return null
  const permissions = hospitalId === PLATFORM_DESK ? atPlatformOf(staff.permissions as Permission[]) : staff.permissions
  return { ...staff, permissions, sessionHash: '' }
}

/** The posts of an account, at which desk they begin, and whether they have to prove themselves by a second factor. */
export const findStanding = async (db: Db, account: Pick<StaffRow, 'id' | 'lastHospitalId'>) => {
  const posts = await listPosts(db, account.id)
  return { posts, hospitalId: deskOf(account, posts), needsFactor: needsFactor(posts) }
}

/** Whether what belongs to this department is theirs: of who is confined to some, the others are not there. */
export const reachesDepartment = ({ departmentIds }: Pick<Staff, 'departmentIds'>, depId: number | null): boolean =>
  departmentIds === null || (depId !== null && departmentIds.includes(depId))

/** Whether one of these posts needs a second factor. */
export const needsFactor = (posts: readonly PostRow[]): boolean => posts.some((post) => needsSecondFactor(madeOf(post)))

/** At which desk somebody begins: where they were last, else at their first post; null is the platform's own. */
export const deskOf = (
  { lastHospitalId }: Pick<StaffRow, 'lastHospitalId'>,
  posts: readonly Pick<PostRow, 'postAt'>[],
): number | null => {
  const isPlatform = posts.some(({ postAt }) => postAt === null)
  if (lastHospitalId !== null && (isPlatform || posts.some(({ postAt }) => postAt === lastHospitalId)))
    return lastHospitalId
  return isPlatform ? null : (posts[0]?.postAt ?? null)
}

/** Whether an account has a post at this desk; of the platform's, at every one. */
export const worksAt = async (db: Db, staffId: number, hospitalId: number | null): Promise<boolean> =>
  (await listPosts(db, staffId)).some(({ postAt }) => postAt === null || postAt === hospitalId)
