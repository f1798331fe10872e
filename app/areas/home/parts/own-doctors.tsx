import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { classes } from '#kit/ui/classes.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { DoctorTiles } from './doctor-tiles.tsx'
import type { OwnDoctor } from './load-own-doctors.ts'

/** Whom one comes back to: they are shown first, each with the next free time. */
export function OwnDoctors({ doctors }: { doctors: readonly OwnDoctor[] }) {
  const isSignedIn = useSession() !== null
  if (!isSignedIn || doctors.length === 0) return null
  return (
    <DoctorTiles
      title="我的医生"
      to="/account/favourites?type=doctor"
      doctors={doctors}
      noteOf={({ dep_name }) => dep_name}
      rest={(doctor) => <Standing doctor={doctor} />}
    />
  )
}

function Standing({ doctor }: { doctor: OwnDoctor }) {
  const free = useFreeWords(doctor)
  return (
    <>
      <span
        className={classes(
          'pt-8 text-12 tabular-nums',
          doctor.standing?.state === 'bookable' ? 'font-medium text-accent-ink' : 'text-ink-3',
        )}
      >
        {free}
      </span>
      <span className="text-12 text-ink-3">{doctor.why === 'followed' ? '已关注' : '看过'}</span>
    </>
  )
}

/** 明天 周二 09:00, as people say it today; else why there is none. */
const useFreeWords = ({ standing }: OwnDoctor): string => {
  const today = useToday()
  if (!standing) return ''
  if (standing.next_time) return `最早 ${spokenDayTime(parseTime(standing.next_time), today)}`
  return standing.state === 'full' ? '近期约满，可以候补' : '近期没有排班'
}
