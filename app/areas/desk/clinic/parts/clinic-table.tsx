import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskCallNext, type deskToday } from '../contract.ts'

/** A clinic as the day's list has it. */
export type Clinic = CallOutput<typeof deskToday>['list'][number]

const columnsFor = (callable: (clinic: Clinic) => boolean, onDone: () => void): Column<Clinic>[] => [
  {
    head: '医生',
    cell: (row) => (
      <span className="flex items-center gap-8">
        {row.doctor_name}
        {row.is_stopped === 1 && <Tag tone="danger">已停诊</Tag>}
      </span>
    ),
  },
  { head: '科室', cell: (row) => row.dep_name },
  { head: '时段', cell: (row) => `${row.half_name} · ${row.clinic_name}` },
  { head: '候诊', cell: (row) => <Count number={row.waiting_num} strong />, numeric: true },
  { head: '就诊中', cell: (row) => <Count number={row.called_num} />, numeric: true },
  { head: '未到', cell: (row) => <Count number={row.expected_num} />, numeric: true },
  { head: '已就诊', cell: (row) => <Count number={row.done_num} />, numeric: true },
  { head: '爽约', cell: (row) => <Count number={row.missed_num} />, numeric: true },
  { head: '余号', cell: (row) => <Count number={row.left_num} />, numeric: true },
  {
    head: '操作',
    bare: true,
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-8">
        <ButtonLink kind="secondary" size="small" to={address('/desk/clinic', { schedule_id: row.schedule_id })}>
          进入
        </ButtonLink>
        {callable(row) && (
          <ActButton
            call={deskCallNext}
            input={{ schedule_id: row.schedule_id }}
            said={({ number }) => `${row.doctor_name}：请 ${number} 号就诊`}
            onDone={onDone}
          >
            叫下一位
          </ActButton>
        )}
      </span>
    ),
  },
]

interface ClinicTableProps {
  clinics: readonly Clinic[]
  isToday: boolean
  onDone: () => void
}

/** The clinics of a day with how many people are where; one nurse calls for several rooms from here. */
export function ClinicTable({ clinics, isToday, onDone }: ClinicTableProps) {
  const mayRun = useMay('clinic.run') && isToday
  const mayPlan = useMay('schedules.read')
  const columns = columnsFor((row) => mayRun && row.waiting_num > 0 && row.is_stopped === 0, onDone)
  return (
    <Table
      label="门诊"
      columns={columns}
      rows={clinics}
      keyOf={(row) => row.schedule_id}
      empty={
        <Empty
          drawing="calendar"
          title="这段时间没有门诊"
          text="换个半天、科室或日期看看。"
          action={
            mayPlan && (
              <ButtonLink kind="secondary" size="small" to="/desk/plans">
                去排班
              </ButtonLink>
            )
          }
        />
      }
    />
  )
}

function Count({ number, strong }: { number: number; strong?: boolean }) {
  if (number === 0) return <span className="text-ink-3">0</span>
  return <span className={strong ? 'font-semibold text-accent-ink' : ''}>{number}</span>
}
