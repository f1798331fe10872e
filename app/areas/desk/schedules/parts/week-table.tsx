import { spokenDay } from '#kit/time/spoken.ts'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskWeek } from '../contract.ts'

/** A department's week as the page has it. */
export type Week = CallOutput<typeof deskWeek>
type Clinic = Week['doctors'][number]['clinics'][number]

/** Doctors down, days across; on a narrow screen doctor under doctor with the days on which they sit. */
export function WeekTable({ week: { days, doctors } }: { week: Week }) {
  const today = useToday()
  return (
    <div className="space-y-8 rounded-12 bg-card p-12 shadow-soft print:shadow-none">
      <div className="hidden grid-cols-8 gap-8 text-12 text-ink-2 wide:grid print:grid">
        <span>医生</span>
        {days.map(({ date, holiday }) => (
          <span key={date} className={date === today ? 'font-semibold text-accent-ink' : ''}>
            {spokenDay(date, today)} {holiday}
          </span>
        ))}
      </div>
      {doctors.map(({ doctor_id, doctor_name, clinics }, at) => (
        <section
          key={doctor_id}
          aria-label={doctor_name}
          className={classes(
            'grid gap-8 border-line wide:grid-cols-8 wide:border-t wide:pt-8 print:grid-cols-8 print:border-t print:pt-8',
            // On a narrow screen nothing stands above the first.
            at > 0 && 'border-t pt-8',
          )}
        >
          <h2 className="text-16 font-semibold">{doctor_name}</h2>
          {days.map(({ date, holiday }) => (
            <DayCell
              key={date}
              label={`${spokenDay(date, today)} ${holiday}`}
              clinics={clinics.filter((clinic) => clinic.date === date)}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

function DayCell({ label, clinics }: { label: string; clinics: readonly Clinic[] }) {
  if (clinics.length === 0) return <span className="hidden text-14 text-ink-3 wide:inline print:inline">—</span>
  return (
    <div className="space-y-4">
      <p className="text-12 text-ink-2 wide:hidden print:hidden">{label}</p>
      {clinics.map((clinic) => (
        <p key={clinic.schedule_id} className="rounded-8 bg-tint px-8 py-4 text-14">
          <Link
            className="inline-flex min-h-target items-center font-medium underline print:no-underline"
            to={address('/desk/clinic', { schedule_id: clinic.schedule_id })}
          >
            {clinic.half_name} {clinic.begin_time}–{clinic.end_time}
          </Link>
          <span className="block text-12 text-ink-2">
            {clinic.clinic_name} {clinic.room}
          </span>
          <span className="block text-12 print:hidden">
            {clinic.is_stopped === 1 ? (
              <b className="text-danger">已停诊</b>
            ) : (
              `已约 ${clinic.total_num - clinic.left_num} / ${clinic.total_num}`
            )}
          </span>
          {clinic.is_stopped === 1 && <b className="hidden print:block">停诊</b>}
        </p>
      ))}
    </div>
  )
}
