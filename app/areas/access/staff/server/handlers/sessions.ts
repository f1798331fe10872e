import { randomBytes } from 'node:crypto'
import { codeOfSession, hashOf } from '#app/areas/access/patients/server/public.ts'
import { findHospital, listHospitalsNamed } from '#app/areas/guahao/hospitals/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { PLATFORM_DESK, PLATFORM_NAME, type Role, roles, SESSION_HOURS } from '../../rules.ts'
import { worksAt } from '../commands/acting.ts'
import { recordAct } from '../commands/acts.ts'
import * as queries from '../queries.ts'

/** Goes on at another desk with a new key: what is still open with the one before ends, so that nothing is done at the wrong one. */
export const switchDesk = async (ctx: StaffContext, unitId: number) => {
  const hospitalId = unitId === PLATFORM_DESK ? null : unitId
  const { staffId, sessionHash } = ctx.staff
  if (!(await worksAt(ctx.db, staffId, hospitalId))) return new Refused('not-found')
  if (hospitalId !== null && !(await findHospital(ctx.db, hospitalId))) return new Refused('not-found')
  return ctx.transact(async (inside) => {
    const { db, now } = inside
    const key = randomBytes(32).toString('base64url')
    const before = (await queries.listSessions(db, staffId, now)).find(({ keyHash }) => keyHash === sessionHash)
    const fromWhere = before?.fromWhere ?? ''
    // The working day does not begin anew.
    const expiresAt = before?.expiresAt ?? later(now, { hours: SESSION_HOURS })
    await queries.deleteSession(db, sessionHash)
    await queries.insertSession(db, {
      keyHash: hashOf(key),
      staffId,
      due: null,
      hospitalId,
      fromWhere,
      openedAt: now,
      expiresAt,
    })
    await queries.updateStaff(db, staffId, { lastHospitalId: hospitalId })
    const there = Object.assign(Object.create(inside) as StaffContext, {
      staff: { ...inside.staff, hospitalId: unitId },
    })
    await recordAct(there, { act: 'session.switch', kind: 'staff', id: staffId })
    return { staff_key: key, expires_in: Math.floor((expiresAt.getTime() - now.getTime()) / 1000) }
  })
}

interface UnitsAsked {
  keyword?: string | undefined
  page: number
  page_size: number
}

/** The desks at which the asker may work. */
export const listUnits = async ({ db, staff }: StaffContext, { keyword = '', page, page_size }: UnitsAsked) => {
  const posts = await queries.listPosts(db, staff.staffId)
  const wordsOf = ({ role, madeRole }: queries.PostRow) => madeRole ?? roles[role as Role].words
  const own = posts.map((post) => ({
    id: post.postAt ?? PLATFORM_DESK,
    name: post.hospitalName ?? PLATFORM_NAME,
    words: wordsOf(post),
  }))
  const platform = posts.find(({ postAt }) => postAt === null)
  const others = platform ? await listHospitalsNamed(db, keyword, MOST_UNITS) : []
  const isOwn = new Set(own.map(({ id }) => id))
  const all = [
    ...own.filter(({ name }) => name.includes(keyword)),
    ...others.filter(({ id }) => !isOwn.has(id)).map((one) => ({ ...one, words: platform ? wordsOf(platform) : '' })),
  ]
  return {
    list: all.slice((page - 1) * page_size, page * page_size).map(({ id, name, words }) => ({
      unit_id: id,
      unit_name: name,
      role_name: words,
      is_here: id === staff.hospitalId,
    })),
    page,
    total_page_num: Math.max(1, Math.ceil(all.length / page_size)),
  }
}
/** More hospitals are found by their names. */
const MOST_UNITS = 500

/** The asker's open sessions with the names of their desks. */
export const listOwn = async ({ db, now, staff }: StaffContext) => {
  const isMine = ({ keyHash }: { keyHash: string }) => keyHash === staff.sessionHash
  const all = await queries.listSessions(db, staff.staffId, now)
  // The one in which the asker sits stands first, however many were opened with it.
  const found = [...all.filter(isMine), ...all.filter((row) => !isMine(row))]
  const names = await Promise.all(
    found.map(({ hospitalId }) => (hospitalId === null ? undefined : findHospital(db, hospitalId))),
  )
  return found.map((row, at) => ({
    session_code: codeOfSession(row.keyHash),
    unit_name: names[at]?.name ?? PLATFORM_NAME,
    from_where: row.fromWhere,
    open_time: row.openedAt,
    end_time: row.expiresAt,
    is_mine: isMine(row),
  }))
}

/** Ends one other of the asker's sessions, or all others; how many. */
export const endOwn = (ctx: StaffContext, sessionCode: string | undefined): Promise<number> =>
  ctx.transact(async (inside) => {
    const { db, now, staff } = inside
    const found = await queries.listSessions(db, staff.staffId, now)
    const others = found.filter(
      ({ keyHash }) =>
        keyHash !== staff.sessionHash && (sessionCode === undefined || codeOfSession(keyHash) === sessionCode),
    )
    for (const { keyHash } of others) await queries.deleteSession(db, keyHash)
    if (others.length > 0)
      await recordAct(inside, {
        act: 'session.end',
        kind: 'staff',
        id: staff.staffId,
        after: { endedNum: others.length },
      })
    return others.length
  })
