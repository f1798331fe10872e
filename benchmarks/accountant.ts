import { randomBytes } from 'node:crypto'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import type { Field } from './booking-field.ts'

/** An accountant of the first hospital, signed in without a page that anybody would have to touch. */
export const signInAccountant = async ({ database: { pool } }: Field) => {
  const staffKey = randomBytes(32).toString('hex')
  const { rows } = await pool.query<{ hospital_id: number }>(
    `with one as (select id from guahao_hospitals order by id limit 1),
     account as (
       insert into access_staff (login_name, password_hash, must_change, name, created_at)
       values ($1, '', false, '会计', now()) returning id
     ),
     post as (
       insert into access_staff_grants (staff_id, hospital_id, role, role_since)
       select account.id, one.id, 'accountant', now() from account, one
     )
     insert into access_staff_sessions (key_hash, staff_id, hospital_id, opened_at, touched_at, expires_at)
     select $2, account.id, one.id, now(), now() + interval '6 hours', now() + interval '12 hours' from account, one
     returning hospital_id`,
    [`bench-${randomBytes(6).toString('hex')}`, hashOf(staffKey)],
  )
  return { staffKey, hospitalId: rows[0]?.hospital_id as number }
}
