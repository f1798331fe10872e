import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { inquiryTone } from '../../cards/inquiry-card.tsx'
import { inquirySorts } from '../../rules.ts'
import { deskInquiries, deskInquiriesExport } from '../contract.ts'
import type { Route } from './+types/inquiries'

export { handle } from 'virtual:rows/desk-inquiries'

const view = listView({
  call: deskInquiries,
  file: deskInquiriesExport,
  noun: '询价',
  search: '搜编号或专人',
  sorts: inquirySorts,
  filters: {
    list: { as: 'tabs', label: '询价', words: { open: '进行中', late: '已超时', mine: '我跟进的', over: '已结束' } },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskInquiries>['list'][number]

const dueWords = ({ due_time, is_late, is_waiting }: Row): string => {
  if (due_time === null) return is_waiting ? '等患者补资料' : '—'
  return `${shortTime(due_time)}${is_late ? ' 已超时' : ''}`
}

const columns: Column<Row>[] = [
  {
    head: '患者',
    cell: ({ request_id, truename, project_name }) => (
      <Link
        to={address('/desk/inquiries/one', { request_id })}
        className="inline-flex min-h-target items-center font-medium text-accent-ink"
      >
        {truename} · {project_name}
      </Link>
    ),
  },
  {
    head: '到期',
    cell: (row) => <span className={row.is_late ? 'font-medium text-danger' : ''}>{dueWords(row)}</span>,
    tight: true,
    sort: 'deadline',
  },
  { head: '状态', cell: ({ state, state_desc }) => <Tag tone={inquiryTone(state)}>{state_desc}</Tag>, tight: true },
  {
    head: '服务费',
    cell: ({ is_fee_paid, is_fee_back }) => (is_fee_back ? '已退' : is_fee_paid ? '已付' : '未付'),
    tight: true,
  },
  { head: '医院', cell: ({ units }) => units.map(({ unit_name }) => unit_name).join('、') || '请推荐' },
  { head: '报价', cell: ({ quote_num }) => quote_num, numeric: true, tight: true },
  { head: '专人', cell: ({ staff_name }) => staff_name || '—', tight: true },
  { head: '提交', cell: ({ add_time }) => shortTime(add_time), tight: true, sort: 'newest' },
]

/** The queue of case workers: the promise that is due first stands first. */
export default function DeskInquiriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="先到期的在最上面。24 小时没答复、72 小时没报价，服务费自动退回。"
      aside={
        <span className="flex flex-wrap gap-12">
          <ButtonLink size="small" kind="secondary" to="/desk/inquiries/terms">
            翻译术语
          </ButtonLink>
          <ButtonLink size="small" kind="secondary" to="/desk/inquiries/rates">
            当日汇率
          </ButtonLink>
        </span>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="海外就医询价"
        columns={columns}
        keyOf={({ request_id }) => request_id}
        isMarked={({ is_late }) => is_late === 1}
        empty={<Empty title="这里没有询价" text="患者提交并登录后会出现在这里。" />}
      />
    </DeskFrame>
  )
}
