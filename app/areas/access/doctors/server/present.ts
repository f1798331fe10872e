import { DEMO_PASSWORD } from '#app/areas/access/staff/server/public.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import type { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Account, listDemoDoctors } from './queries.ts'

type Seat = NonNullable<Awaited<ReturnType<typeof findDoctor>>>
type Demo = Awaited<ReturnType<typeof listDemoDoctors>>[number]

/** Who is signed in, and where they are at home. */
export const asMe = (account: Account, seat: Seat, idleMinutes: number) => ({
  doctor_id: account.doctorId,
  name: account.name,
  login_name: account.loginName,
  title_name: titles[seat.title] ?? '',
  unit_id: seat.hospitalId,
  unit_name: seat.hospitalName,
  dep_id: seat.depId,
  dep_name: seat.depName,
  licence_ends_on: account.certifiedUntil,
  idle_minutes: idleMinutes,
})

/** A doctor as whom one can sign in to try. */
export const asDemo = ({ loginName, name, hospitalName }: Demo) => ({
  login_name: loginName,
  password: DEMO_PASSWORD,
  role_name: name,
  unit_name: hospitalName,
})
