import { useEffect, useState } from 'react'
import { depAllDoctor } from '#app/areas/guahao/doctors/contract.ts'
import { allClinics, clinics } from '#app/areas/guahao/schedules/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import type { HalfDay } from '#kit/time/spoken.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskExceptionAdd } from '../contract.ts'
import { MOST_PLACES } from '../rules.ts'
import type { Choosable } from './doctor-choice.tsx'
import { halfHours, usualSpans } from './half-hours.ts'

const kinds = [
  { value: 'closed', text: '不放号' },
  { value: 'places', text: '改号源' },
  { value: 'extra', text: '加开' },
]

/** What became of clinics in which people have places. */
export type Saved = Pick<CallOutput<typeof deskExceptionAdd>, 'stopped' | 'kept'>

interface ExceptionDialogProps {
  open: boolean
  departments: readonly Choosable[]
  onClose: () => void
  onSaved: (saved: Saved) => void
}

const sheet = {
  kind: ['closed', 'places', 'extra'],
  date: 'text',
  half: ['', 'am', 'pm', 'night'],
  dep_id: 'text',
  doctor_id: 'text',
  places: 'text',
  begin_time: 'text',
  end_time: 'text',
  fee: 'text',
  clinic: ['', ...allClinics],
  note: 'text',
  stop_booked: 'flag',
} as const

/** What differs on one day: no clinic, other places, or a clinic that no plan has. */
export function ExceptionDialog({ open, departments, onClose, onSaved }: ExceptionDialogProps) {
  return (
    <EditForm
      open={open}
      title="新增例外"
      action="保存"
      save={(form, send) => send(deskExceptionAdd, readForm(deskExceptionAdd, form, sheet))}
      onSaved={onSaved}
      onClose={onClose}
    >
      <ExceptionFields departments={departments} />
    </EditForm>
  )
}

function ExceptionFields({ departments }: { departments: readonly Choosable[] }) {
  const today = useToday()
  const [kind, setKind] = useState('closed')
  const [half, setHalf] = useState<HalfDay | ''>('')
  const [depId, setDepId] = useState<number>()
  const doctors = useDoctorsOf(depId)
  const isExtra = kind === 'extra'
  const optionsOf = (rows: readonly Choosable[]) => rows.map(({ id, name }) => ({ value: id, text: name }))
  return (
    <>
      <Segment label="怎么不一样" name="kind" options={kinds} value={kind} onChange={setKind} />
      <div className="grid grid-cols-2 gap-12">
        <Field label="日期" name="date" keyboard="date" min={today} required />
        <Select
          label="半天"
          name="half"
          value={half}
          onChange={(event) => setHalf(event.target.value as HalfDay | '')}
          required={isExtra}
          options={[
            { value: '', text: isExtra ? '请选择' : '全天' },
            { value: 'am', text: '上午' },
            { value: 'pm', text: '下午' },
            { value: 'night', text: '晚上' },
          ]}
        />
        <Select
          label="科室"
          name="dep_id"
          value={depId ?? ''}
          onChange={(event) => setDepId(Number(event.target.value) || undefined)}
          required={isExtra}
          options={[{ value: '', text: isExtra ? '请选择' : '全院' }, ...optionsOf(departments)]}
        />
        <Select
          label="医生"
          name="doctor_id"
          disabled={depId === undefined}
          required={isExtra}
          options={[{ value: '', text: isExtra ? '请选择' : '全部医生' }, ...optionsOf(doctors)]}
        />
      </div>
      {kind !== 'closed' && (
        <NumberField label="每半小时号源" name="places" min={1} max={MOST_PLACES} unit="个" required />
      )}
      {isExtra && <ExtraFields key={half} half={half || 'am'} />}
      {kind === 'closed' && (
        <Checkbox name="stop_booked" value="1">
          已有人预约的门诊一并停诊：他们马上收到通知，可以改约或退款
        </Checkbox>
      )}
      <Field label="说明" name="note" maxLength={100} hint="只给本院看，可以不填" />
    </>
  )
}

function ExtraFields({ half }: { half: HalfDay }) {
  return (
    <div className="grid grid-cols-2 gap-12">
      <Select label="开始" name="begin_time" defaultValue={usualSpans[half].begin} options={halfHours} />
      <Select label="结束" name="end_time" defaultValue={usualSpans[half].end} options={halfHours} />
      <Field
        label="挂号费"
        name="fee"
        keyboard="decimal"
        pattern="\d+(\.\d{1,2})?"
        defaultValue="25.00"
        end="元"
        required
      />
      <Select
        label="门诊类型"
        name="clinic"
        options={Object.entries(clinics).map(([value, text]) => ({ value, text }))}
      />
    </div>
  )
}

const MOST_DOCTORS = 50

/** The doctors of a department, fetched when it is chosen. */
const useDoctorsOf = (depId: number | undefined): readonly Choosable[] => {
  const [found, setFound] = useState<{ depId: number; doctors: readonly Choosable[] }>()
  useEffect(() => {
    if (depId === undefined) return
    callApi(depAllDoctor, { dep_id: depId, page_size: MOST_DOCTORS }).then(
      ({ list }) => setFound({ depId, doctors: list.map(({ doctor_id: id, doctor_name: name }) => ({ id, name })) }),
      () => undefined,
    )
  }, [depId])
  return found && found.depId === depId ? found.doctors : []
}
