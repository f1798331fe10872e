import { useNavigate, useSearchParams } from 'react-router'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import { Field } from '#kit/ui/field.tsx'
import { Chip } from '#kit/ui/filter-bar.tsx'
import { Select } from '#kit/ui/select.tsx'
import { address } from '#kit/wire/address.ts'
import type { Clinic } from './clinic-table.tsx'

/** What is chosen of a day's clinics; the address holds it. */
export interface TodayQuery {
  date: string | undefined
  /** `all`: the whole day. */
  half: HalfDay | 'all' | undefined
  dep: number | undefined
  doctor: string
}

const halves = ['am', 'pm', 'night', 'all'] as const

/** Reads the choice from an address. */
export const readTodayQuery = (query: URLSearchParams): TodayQuery => {
  const date = query.get('date') ?? ''
  return {
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
    half: halves.find((half) => half === query.get('half')),
    dep: Number(query.get('dep_id')) || undefined,
    doctor: query.get('doctor')?.trim() ?? '',
  }
}

/** The half day that is shown: the chosen one, else that of now, else the whole day where now has no clinic. */
export const halfShown = (clinics: readonly Clinic[], chosen: TodayQuery, halfNow: HalfDay): HalfDay | 'all' =>
  chosen.half ?? (clinics.some((clinic) => clinic.half === halfNow) ? halfNow : 'all')

/** The clinics that are meant. */
export const chosenOf = (clinics: readonly Clinic[], { dep, doctor }: TodayQuery, half: HalfDay | 'all') =>
  clinics.filter(
    (clinic) =>
      (half === 'all' || clinic.half === half) &&
      (dep === undefined || clinic.dep_id === dep) &&
      clinic.doctor_name.includes(doctor),
  )

interface TodayFiltersProps {
  clinics: readonly Clinic[]
  chosen: TodayQuery
  half: HalfDay | 'all'
  date: string
}

/** Half day, department, doctor and date. */
export function TodayFilters({ clinics, chosen, half: shown, date }: TodayFiltersProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const to = (more: Record<string, string>) => address('/desk/today', { ...Object.fromEntries(query), ...more })
  const departments = [...new Map(clinics.map(({ dep_id, dep_name }) => [dep_id, dep_name]))]
  return (
    <div className="flex flex-wrap items-end gap-12">
      <nav aria-label="半天" className="flex flex-wrap gap-8 pb-8">
        {halves.map((half) => (
          <Chip key={half} to={to({ half })} current={half === shown}>
            {half === 'all' ? '全天' : halfDayWord(half)}
          </Chip>
        ))}
      </nav>
      <Select
        label="科室"
        value={chosen.dep ?? ''}
        onChange={({ target }) => navigate(to({ dep_id: target.value }), { replace: true })}
        options={[{ value: '', text: '全部科室' }, ...departments.map(([value, text]) => ({ value, text }))]}
      />
      <Field
        label="医生姓名"
        keyboard="search"
        defaultValue={chosen.doctor}
        onChange={({ target }) => navigate(to({ doctor: target.value }), { replace: true, preventScrollReset: true })}
      />
      <Field
        label="日期"
        keyboard="date"
        value={date}
        onChange={({ target }) => navigate(to({ date: target.value }))}
      />
    </div>
  )
}
