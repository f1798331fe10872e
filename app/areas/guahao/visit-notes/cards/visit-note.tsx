import { scheduleAddress } from '#app/areas/guahao/schedules/cards/schedule-address.ts'
import { parseTime } from '#kit/time/day.ts'
import { spokenDay, spokenDayTime } from '#kit/time/spoken.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { orderNote } from '../contract.ts'

type Note = NonNullable<CallOutput<typeof orderNote>['note']>

/** What the doctor wrote of a visit, and the way to the next one where they said when. */
export function VisitNote({ note }: { note: Note }) {
  const today = useToday()
  return (
    <Card title="门诊小结" aside={`${note.doctor_name}医生 ${spokenDayTime(parseTime(note.written_time), today)}`}>
      <dl className="space-y-12 text-14">
        {note.diagnoses.length > 0 && (
          <div>
            <dt className="text-ink-3">诊断</dt>
            <dd>{note.diagnoses.map(({ name }) => name).join('；')}</dd>
          </div>
        )}
        <Words title="医生所见" words={note.findings} />
        <Words title="医生建议" words={note.advice} />
        {note.follow_up_date && (
          <div>
            <dt className="text-ink-3">复诊</dt>
            <dd>{spokenDay(note.follow_up_date, today)}前后</dd>
          </div>
        )}
      </dl>
      {note.follow_up_date && (
        <div className="pt-12">
          <ButtonLink kind="secondary" size="small" to={scheduleAddress(seatOf(note))}>
            约复诊
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

const seatOf = ({ doctor_id, dep_id, unit_id }: Note) => ({ doctor_id, dep_id, unit_id })

function Words({ title, words }: { title: string; words: string }) {
  if (!words) return null
  return (
    <div>
      <dt className="text-ink-3">{title}</dt>
      <dd className="whitespace-pre-wrap">{words}</dd>
    </div>
  )
}
