import { useNavigate } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { addDays, isDay } from '#kit/time/day.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Chip } from '#kit/ui/filter-bar.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskCounterSlots, deskPerson } from '../contract.ts'
import { bookAddress, personAddress } from '../parts/person-address.ts'
import { SlotChoice } from '../parts/slot-choice.tsx'
import type { Route } from './+types/person-book'

export { handle } from 'virtual:rows/desk-person-book'

const load = async ({ callApi, query }: Loading) => {
  const handle = query.get('person') ?? ''
  const date = query.get('date') ?? ''
  const chosen = { date: isDay(date) ? date : undefined, dep_id: maybeId(query, 'dep_id') }
  const [{ person }, slots] = await Promise.all([
    callApi(deskPerson, { person: handle }),
    callApi(deskCounterSlots, chosen),
  ])
  const moved = query.get('move') || undefined
  return { given: handle, person, moved, doctorId: maybeId(query, 'doctor_id'), depId: chosen.dep_id, ...slots }
}
export const clientLoader = behindStaffGate(load)

export default function PersonBookPage({ loaderData: shown }: Route.ComponentProps) {
  const { given, person, moved, doctorId, depId, date, departments, list } = shown
  const today = useToday()
  const navigate = useNavigate()
  const kept = { ...(moved && { move: moved }), ...(doctorId && { doctor_id: doctorId }) }
  const to = (more: { date?: string; dep_id?: number | string }) =>
    bookAddress(given, { date, ...(depId && { dep_id: depId }), ...kept, ...more })
  const clinics = list.filter(({ doctor_id }) => !moved || doctor_id === doctorId)
  return (
    <DeskFrame
      title={moved ? `为${person.name}改约` : `为${person.name}挂号`}
      note={spokenDay(date, today)}
      aside={
        <ButtonLink kind="secondary" size="small" to={personAddress(given)}>
          返回
        </ButtonLink>
      }
    >
      {moved && <Notice>改约只能选同一位医生，挂号费不能更高；换医生请取消后重新挂号。</Notice>}
      <div className="flex flex-wrap items-center gap-8">
        {[0, 1, 2].map((days) => (
          <Chip key={days} to={to({ date: addDays(today, days) })} current={addDays(today, days) === date}>
            {spokenDay(addDays(today, days), today)}
          </Chip>
        ))}
        <input
          type="date"
          aria-label="日期"
          className="min-h-target rounded-8 border border-line bg-card px-12 text-14"
          value={date}
          min={today}
          onChange={(event) => event.target.value && navigate(to({ date: event.target.value }))}
        />
      </div>
      {!moved && (
        <nav aria-label="科室" className="flex flex-wrap gap-8">
          {departments.map(({ dep_id, dep_name, left_num }) => (
            <Chip key={dep_id} to={to({ dep_id })} current={dep_id === depId}>
              {dep_name} 余 {left_num}
            </Chip>
          ))}
        </nav>
      )}
      {depId || departments.length === 0 ? (
        <SlotChoice person={given} moved={moved} clinics={clinics} />
      ) : (
        <p className="px-4 text-14 text-ink-2">先选科室。</p>
      )}
    </DeskFrame>
  )
}
