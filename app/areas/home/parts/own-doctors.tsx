import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { OwnDoctor } from './load-own-doctors.ts'
import { Section } from './section.tsx'

/** Whom one comes back to: they are shown first, each with the next free time. */
export function OwnDoctors({ doctors }: { doctors: readonly OwnDoctor[] }) {
  const isSignedIn = useSession() !== null
  if (!isSignedIn || doctors.length === 0) return null
  return (
    <Section title="我的医生" to="/account/favourites?type=doctor">
      <ul className="no-bar -mx-16 flex snap-x scroll-px-16 gap-12 overflow-x-auto px-16 pb-8 elder:flex-col elder:overflow-x-visible">
        {doctors.map((doctor) => (
          <li key={doctor.doctor_id} className="w-160 shrink-0 snap-start elder:w-full">
            <Tile doctor={doctor} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Tile({ doctor }: { doctor: OwnDoctor }) {
  const free = useFreeWords(doctor)
  return (
    <Link
      to={doctorAddress(doctor)}
      className="flex h-full flex-col rounded-12 bg-card p-12 shadow-soft active:opacity-80"
    >
      <span className="flex items-center gap-8">
        <Avatar src={doctor.image} kind="doctor" />
        <span className="min-w-0">
          <span className="block truncate text-16 font-semibold">{doctor.doctor_name}</span>
          <span className="block truncate text-12 text-ink-2">{doctor.dep_name}</span>
        </span>
      </span>
      <span
        className={classes(
          'pt-8 text-12 tabular-nums',
          doctor.standing?.state === 'bookable' ? 'font-medium text-accent-ink' : 'text-ink-3',
        )}
      >
        {free}
      </span>
      <span className="text-12 text-ink-3">{doctor.why === 'followed' ? '已关注' : '看过'}</span>
    </Link>
  )
}

/** 明天 周二 09:00, as people say it today; else why there is none. */
const useFreeWords = ({ standing }: OwnDoctor): string => {
  const today = useToday()
  if (!standing) return ''
  if (standing.next_time) return `最早 ${spokenDayTime(parseTime(standing.next_time), today)}`
  return standing.state === 'full' ? '近期约满，可以候补' : '近期没有排班'
}
