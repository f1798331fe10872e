import { ChevronRightIcon, MapPinIcon } from 'lucide-react'
import { KeepDepartment } from '#app/areas/favourites/cards/keep-department.tsx'
import { confirmAddress } from '#app/areas/guahao/booking/cards/booking-address.ts'
import { ReferralNotice } from '#app/areas/guahao/departments/cards/referral-notice.tsx'
import { depIntro, depIsReferral } from '#app/areas/guahao/departments/contract.ts'
import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { loadFirstWaitDay } from '#app/areas/guahao/waitlist/cards/first-wait-day.ts'
import { Frame } from '#app/shell/frame.tsx'
import { systemClock } from '#kit/time/clock.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import type { HalfDay } from '#kit/time/spoken.ts'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, maybeId, onServer, readId } from '#kit/wire/load.ts'
import { firstDay, readDay } from '../cards/days.ts'
import { DoctorDays } from '../cards/doctor-days.tsx'
import { loadDoctorDays } from '../cards/load-doctor-days.ts'
import { scheduleAddress } from '../cards/schedule-address.ts'
import { depDateDoctors, depSchDate, depSchNotice } from '../contract.ts'
import { DepartmentDays, type DepartmentDaysShown } from '../parts/department-day.tsx'
import type { Route } from './+types/schedule'

export { handle } from 'virtual:rows/R216'

const load = async (loading: Loading) => (loading.query.get('doc_id') ? loadDoctor(loading) : loadDepartment(loading))
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const loadDoctor = async ({ callApi, query }: Loading) => {
  const asked = {
    doctor_id: readId(query, 'doc_id'),
    unit_id: maybeId(query, 'unit_id'),
    dep_id: maybeId(query, 'dep_id'),
  }
  const doctor = await callApi(doctorDetail, asked)
  const { doctor_id, unit_id, dep_id } = doctor
  const seat = { doctor_id, unit_id, dep_id }
  const [notice, { is_referral }, shown] = await Promise.all([
    callApi(depSchNotice, { dep_id, unit_id }),
    callApi(depIsReferral, { dep_id, unit_id }),
    loadDoctorDays(callApi, seat, query.get('date')),
  ])
  return { doctor, department: { ...notice, is_referral }, seat, shown }
}

const loadDepartment = async ({ callApi, query }: Loading) => {
  const asked = { dep_id: readId(query, 'dep_id'), unit_id: maybeId(query, 'unit_id') }
  const today = dayOf(systemClock.now())
  const known = readDay(query.get('date'), today)
  const doctorsOn = async (date: Day) => (await callApi(depDateDoctors, { ...asked, date })).list
  const intro = callApi(depIntro, asked)
  const [department, waitFrom, { list: days }, early] = await Promise.all([
    intro,
    intro.then(({ unit_id }) => loadFirstWaitDay(callApi, unit_id)),
    callApi(depSchDate, asked),
    known ? doctorsOn(known) : undefined,
  ])
  const date = known ?? firstDay(days)
  const doctors = early ?? (date ? await doctorsOn(date) : [])
  return { doctor: null, department, shown: { today, days, date, waitFrom, doctors, half: readHalf(query) } }
}

const readHalf = (query: URLSearchParams): HalfDay | undefined =>
  (['am', 'pm', 'night'] as const).find((half) => half === query.get('half'))

type Doctor = CallOutput<typeof doctorDetail>
type Department = CallOutput<typeof depIntro>

export default function SchedulePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.doctor) return <OfDoctor {...loaderData} />
  return <OfDepartment department={loaderData.department} shown={loaderData.shown} />
}

function OfDepartment({ department, shown }: { department: Department; shown: DepartmentDaysShown }) {
  return (
    <Frame bar={{ title: department.dep_name, end: <KeepDepartment depId={department.dep_id} /> }}>
      <div className="space-y-8 bg-card px-16 pt-12 pb-8">
        <h2 className="text-14 text-ink-2">{department.unit_name}</h2>
        <Where department={department} />
      </div>
      <DepartmentDays shown={shown} seat={department} />
    </Frame>
  )
}

type OfDoctorProps = Awaited<ReturnType<typeof loadDoctor>>

function OfDoctor({ doctor, department, seat, shown }: OfDoctorProps) {
  return (
    <Frame bar={{ title: '选择就诊时间' }}>
      <div className="space-y-8 bg-card px-16 py-12">
        <Who doctor={doctor} />
        <Where department={department} />
      </div>
      <DoctorDays
        shown={shown}
        seat={seat}
        dayLink={(date) => scheduleAddress(seat, { date })}
        slotLink={(slot) => confirmAddress(seat, slot)}
      />
    </Frame>
  )
}

function Who({ doctor }: { doctor: Doctor }) {
  return (
    <Link to={doctorAddress(doctor)} className="flex items-center gap-12">
      <Avatar src={doctor.image} kind="doctor" />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline gap-x-8">
          <span className="truncate text-16 font-semibold">{doctor.doctor_name}</span>
          <span className="text-14 text-ink-2">{doctor.title_name}</span>
        </span>
        <span className="block text-14 text-ink-2">
          {doctor.dep_name} · {doctor.unit_name}
        </span>
      </span>
      <ChevronRightIcon className="text-ink-3" />
    </Link>
  )
}

function Where({ department }: { department: Pick<Department, 'location' | 'notice' | 'is_referral'> }) {
  const { location, notice, is_referral } = department
  return (
    <>
      {location && (
        <p className="flex items-center gap-6 text-14 text-ink-2">
          <MapPinIcon className="text-ink-3" />
          {location}
        </p>
      )}
      {notice && <Notice tone="warning">{notice}</Notice>}
      {is_referral === 1 && <ReferralNotice />}
    </>
  )
}
