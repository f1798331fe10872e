import { type Sharing, sharings } from '#app/areas/consult/consultations/rules.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskOpenAsks } from '../contract.ts'
import type { Route } from './+types/openasks'

export { handle } from 'virtual:rows/desk-open-asks'

const load = async ({ callApi, query }: Loading) => {
  const named = query.get('list') ?? ''
  const list = Object.hasOwn(sharings, named) ? (named as Sharing) : 'waiting'
  return { list, found: await callApi(deskOpenAsks, { list, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
type Row = CallOutput<typeof deskOpenAsks>['list'][number]

const columns: Column<Row>[] = [
  { head: '同意时间', cell: (row) => shortTime(row.agree_time), tight: true },
  {
    head: '问题',
    cell: (row) => (
      <Link
        to={address('/desk/openask', { ask_id: row.ask_id })}
        className="inline-flex min-h-target items-center font-medium text-accent-ink"
      >
        <span className="line-clamp-2">{row.content}</span>
      </Link>
    ),
  },
  { head: '患者', cell: (row) => row.asker, tight: true },
  { head: '医生', cell: (row) => row.doctor_name, tight: true },
]
const read: Column<Row> = { head: '栏目与阅读', cell: (row) => `${row.cat_name} · ${row.read_num}`, tight: true }
const reason: Column<Row> = { head: '原因', cell: (row) => row.says }

const columnsOf = (list: Sharing): Column<Row>[] => {
  if (list === 'waiting') return columns
  return [...columns, list === 'shown' ? read : reason]
}

const tabs = { waiting: '待审核', shown: '已公开', refused: '没有公开' } satisfies Record<Sharing, string>

export default function DeskOpenAsksPage({ loaderData: { list, found } }: Route.ComponentProps) {
  return (
    <DeskFrame note="患者同意公开的问诊。这里只看得到去掉姓名、号码和图片的内容；患者随时可以撤回。">
      <div className="space-y-16">
        <Tabs
          label="公开问诊"
          tabs={Object.entries(tabs).map(([name, text]) => ({
            text,
            to: address('/desk/openasks', { list: name }),
            current: name === list,
          }))}
        />
        <Table
          label="公开问诊"
          columns={columnsOf(list)}
          rows={found.list}
          keyOf={(row) => row.ask_id}
          empty={<Empty title="没有问诊" text="患者评价时同意公开的问诊，会先到这里。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
    </DeskFrame>
  )
}
