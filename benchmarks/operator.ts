import { randomBytes } from 'node:crypto'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import type { Field } from './booking-field.ts'

/** An operator of the platform, signed in at its own desk and at that of the hospital with most coupons. */
export interface Operator {
  staffId: number
  /** Keys of the platform's own desk, and of the hospital's. */
  platformKey: string
  hospitalKey: string
  hospitalId: number
}

/** Signs one in without a page that anybody would have to touch. */
export const signInOperator = async ({ database: { pool } }: Pick<Field, 'database'>): Promise<Operator> => {
  const [platformKey, hospitalKey] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  const { rows } = await pool.query<{ staff_id: string; hospital_id: string | null }>(
    `with one as (
       select h.id from guahao_hospitals h left join mall_coupons c on c.hospital_id = h.id
       group by h.id order by count(c.id) desc, h.id limit 1
     ),
     account as (
       insert into access_staff (login_name, password_hash, must_change, name, created_at)
       values ($1, '', false, '运营', now()) returning id
     ),
     post as (
       insert into access_staff_grants (staff_id, hospital_id, role, role_since)
       select account.id, null, 'operator', now() from account
     )
     insert into access_staff_sessions (key_hash, staff_id, hospital_id, opened_at, touched_at, expires_at)
     select desk.key_hash, account.id, desk.hospital_id, now(), now() + interval '6 hours', now() + interval '12 hours'
     from account, (select $2 as key_hash, null::bigint as hospital_id union all select $3, one.id from one) desk
     returning staff_id, hospital_id`,
    [`bench-${randomBytes(6).toString('hex')}`, hashOf(platformKey), hashOf(hospitalKey)],
  )
  const atHospital = rows.find(({ hospital_id }) => hospital_id !== null)
  if (!atHospital) throw new Error('there is no hospital')
  return {
    staffId: Number(atHospital.staff_id),
    platformKey,
    hospitalKey,
    hospitalId: Number(atHospital.hospital_id),
  }
}
