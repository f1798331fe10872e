import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { spokenDay } from '#kit/time/spoken.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import type { Chosen } from './load-plans.ts'

type Day = Chosen['days'][number]
/** A clinic of the days ahead, with its day. */
export type Ahead = Day['list'][number] & Pick<Day, 'date' | 'holiday' | 'is_rest'>

interface DaysAheadProps {
  days: readonly Day[]
  onPlaces: (clinic: Ahead) => void
  onExtra: (clinic: Ahead) => void
}

/** The doctor's clinics of the next days, with what can be done about each. */
export function DaysAhead({ days, onPlaces, onExtra }: DaysAheadProps) {
  const today = useToday()
  const clinics = days.flatMap(({ list, ...day }) => list.map((clinic): Ahead => ({ ...clinic, ...day })))
  const [mayPlan, mayAdd, mayStop] = [useMay('schedules.plan'), useMay('schedules.extra'), useMay('schedules.stop')]
  const columns: Column<Ahead>[] = [
    {
      head: '日期',
      cell: (row) => (
        <span className="inline-flex max-w-full flex-wrap items-center gap-6">
          {spokenDay(row.date, today)} {row.half_name}
          {row.holiday && (
            <Tag tone={row.is_rest === 1 ? 'danger' : 'plain'}>{row.is_rest === 1 ? row.holiday : '调休上班'}</Tag>
          )}
          {row.is_stopped === 1 && <Tag tone="danger">已停诊</Tag>}
        </span>
      ),
    },
    {
      head: '类型',
      cell: (row) => (
        <>
          {row.clinic_name} <Fee yuan={row.fee} />
        </>
      ),
    },
    { head: '号源', cell: (row) => row.total_num, numeric: true },
    { head: '已约', cell: (row) => row.total_num - row.left_num, numeric: true },
    { head: '余号', cell: (row) => row.left_num, numeric: true },
    { head: '候补', cell: (row) => row.wait_num, numeric: true },
    {
      head: '操作',
      bare: true,
      cell: (row) =>
        row.is_stopped === 0 &&
        row.slots.some((slot) => slot.is_past === 0) && (
          <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
            {mayAdd && (
              <Button kind="text" size="small" onClick={() => onExtra(row)}>
                加号
              </Button>
            )}
            {mayPlan && (
              <Button kind="text" size="small" onClick={() => onPlaces(row)}>
                改号源
              </Button>
            )}
            {mayStop && (
              <ButtonLink kind="text" size="small" to={address('/desk/stop', { schedule_id: row.schedule_id })}>
                停诊…
              </ButtonLink>
            )}
          </div>
        ),
    },
  ]
  return (
    <Table
      label="未来的门诊"
      columns={columns}
      rows={clinics}
      keyOf={(row) => row.schedule_id}
      empty={<Empty drawing="calendar" title="近两周没有门诊" text="在上面的周表里点一个半天，就能排班。" />}
    />
  )
}
