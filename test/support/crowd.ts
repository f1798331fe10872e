import { randomBytes, randomInt } from 'node:crypto'
import type pg from 'pg'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import type { Config } from '#server/config.ts'

/** A patient who is signed in and books for themselves. */
export interface CrowdPerson {
  key: string
  patientId: number
  memberId: number
}

let made = randomInt(900_000_000)

/** Signs in many patients at once, each with themselves as a member, and agreed to every text; too many for a code by SMS each. */
export const signInCrowd = async (
  { pool, config, clock }: { pool: pg.Pool; config: Config; clock: { now: () => Date } },
  count: number,
): Promise<CrowdPerson[]> => {
  const seal = sealOf(config)
  const now = clock.now()
  const people = Array.from({ length: count }, () => {
    const mobile = String(17_000_000_000 + ++made)
    const key = randomBytes(24).toString('base64url')
    return {
      key,
      hash: hashOf(key),
      sealed: seal.seal(mobile, 'mobile'),
      index: seal.index(mobile, 'mobile'),
      sealedId: seal.seal(`44030019900101${mobile.slice(-4)}`, 'id-number'),
    }
  })
  const column = (name: keyof (typeof people)[number]) => people.map((person) => person[name])
  const { rows } = await pool.query<{ patient_id: number; member_id: number; hash: string }>(
    `with given as (select * from unnest($1::text[], $2::text[], $3::text[], $6::text[]) as t(sealed, index, hash, sealed_id)),
      patient as (
        insert into access_patients (mobile_sealed, mobile_index, nickname, created_at)
        select sealed, index, '路人', $4 from given returning id, mobile_index
      ), member as (
        insert into account_members (patient_id, relation, truename, sex, birthday, is_default, created_at, id_type, id_sealed, id_index)
        select id, 'self', '测试人', 'female', '1990-01-01', true, $4, 'id_card', sealed_id, mobile_index
        from patient join given on index = mobile_index returning id, patient_id
      ), session as (
        insert into access_patient_sessions (key_hash, patient_id, channel, address_index, opened_at, expires_at)
        select hash, p.id, 16, '', $4, $5 from given g join patient p on p.mobile_index = g.index
      ), consent as (
        insert into account_consents (patient_id, purpose, version, is_given, said_at)
        select id, purpose, 1000000, true, $4 from patient, unnest(array['agreement', 'privacy', 'health']) purpose
      )
      select p.id as patient_id, m.id as member_id, g.hash from given g
      join patient p on p.mobile_index = g.index join member m on m.patient_id = p.id`,
    [column('sealed'), column('index'), column('hash'), now, later(now, { days: 300 }), column('sealedId')],
  )
  const rowOf = new Map(rows.map((row) => [row.hash, row]))
  return people.map(({ key, hash }) => {
    const row = rowOf.get(hash)
    if (!row) throw new Error('somebody was not signed in')
    return { key, patientId: row.patient_id, memberId: row.member_id }
  })
}

/** One patient of a crowd. */
export const signInOne = async (app: Parameters<typeof signInCrowd>[0]): Promise<CrowdPerson> =>
  (await signInCrowd(app, 1))[0] as CrowdPerson
