import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { benchClinics } from '../contract.ts'
import { VisitActs } from './visit-acts.tsx'

type Visit = CallOutput<typeof benchClinics>['list'][number]

const tones: Record<Visit['state'], Tone> = {
  held: 'warning',
  booked: 'plain',
  'checked-in': 'accent',
  called: 'success',
  done: 'plain',
  missed: 'danger',
  stopped: 'danger',
}

/** The page of one visit. */
export const visitAddress = (orderId: string): string => address('/workbench/visit', { order_id: orderId })

/** First who is with the doctor, then who waits in their order, then the others by their numbers. */
const rankOf = ({ state, place, number }: Visit): number => {
  if (state === 'called') return 0
  return place === null ? 10_000 + number : place
}

/** Everybody of a clinic. */
export function VisitTable({ visits, onDone }: { visits: readonly Visit[]; onDone: () => void }) {
  const columns: Column<Visit>[] = [
    {
      head: '号',
      cell: (row) => <span className="text-18 font-semibold tabular-nums">{row.number}</span>,
      tight: true,
    },
    { head: '姓名', cell: (row) => `${row.name} ${row.sex_name} ${row.age} 岁`, tight: true },
    { head: '初复诊', cell: (row) => (row.is_first_visit === 1 ? '初诊' : '复诊'), tight: true },
    { head: '时间', cell: (row) => row.begin_time.slice(11, 16), tight: true },
    {
      head: '状态',
      cell: (row) => (
        <span className="inline-flex max-w-full flex-wrap gap-6">
          <Tag tone={tones[row.state]}>{row.place === null ? row.state_desc : `第 ${row.place} 位`}</Tag>
          {row.has_note === 1 && <Tag tone="success">已写小结</Tag>}
        </span>
      ),
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <div className="flex flex-wrap items-center gap-8">
          <ButtonLink kind={row.state === 'called' ? 'primary' : 'text'} size="small" to={visitAddress(row.order_id)}>
            {row.state === 'called' ? '接诊' : '查看'}
          </ButtonLink>
          <VisitActs orderId={row.order_id} state={row.state} onDone={onDone} />
        </div>
      ),
    },
  ]
  return (
    <Table
      label="今天的患者"
      columns={columns}
      rows={[...visits].sort((a, b) => rankOf(a) - rankOf(b))}
      keyOf={(row) => row.order_id}
      isMarked={(row) => row.state === 'called'}
      empty={<Empty drawing="calendar" title="还没有人预约" text="新的预约会自动出现在这里。" />}
    />
  )
}
