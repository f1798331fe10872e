import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskImportKinds, deskImports } from '../contract.ts'
import { BringForm } from '../parts/bring-form.tsx'
import { stateTones } from '../parts/state-tones.ts'
import { importStates, isMoving, percentOf } from '../rules.ts'
import type { Route } from './+types/imports'

export { handle } from 'virtual:rows/desk-imports'

const view = listView({
  call: deskImports,
  noun: '导入',
  filters: { state: { as: 'select', label: '状态', words: importStates } },
})
const list = loadList(view)
export const clientLoader = behindStaffGate(async (loading: Loading) => {
  const [loaded, kinds] = await Promise.all([list(loading), loading.callApi(deskImportKinds, {})])
  return { loaded, kinds }
})
type Row = CallOutput<typeof deskImports>['list'][number]

const columns: Column<Row>[] = [
  {
    head: '文件',
    cell: (row) => (
      <Link className="text-accent-ink" to={address('/desk/imports/one', { import_id: row.import_id })}>
        {row.file_name}
      </Link>
    ),
  },
  { head: '资料', cell: (row) => row.kind_name, tight: true },
  { head: '状态', cell: (row) => <State row={row} />, tight: true },
  { head: '新增', cell: (row) => row.added_num, numeric: true },
  { head: '更改', cell: (row) => row.changed_num, numeric: true },
  { head: '不变', cell: (row) => row.unchanged_num, numeric: true },
  { head: '不能导入', cell: (row) => row.refused_num, numeric: true, tight: true },
  { head: '谁', cell: (row) => row.staff_name, tight: true },
  { head: '上传时间', cell: (row) => shortTime(row.add_time), tight: true },
]

function State({ row: { state, state_desc, done_num, total_num } }: { row: Row }) {
  const isRunning = state === 'running' && total_num > 0
  return (
    <Tag tone={stateTones[state]}>{isRunning ? `${state_desc} ${percentOf(done_num, total_num)}%` : state_desc}</Tag>
  )
}

/** Who waits for one looks at how far it is. */
const ASKED_EVERY_MS = 5_000

export default function ImportsPage({ loaderData: { loaded, kinds } }: Route.ComponentProps) {
  useMoving('rows' in loaded && loaded.rows.some(({ state }) => isMoving(state)))
  return (
    <DeskFrame note="上传后先检查，给您看每一行会怎样，确认以前什么都不会改变。导入只新增和更改，不删除；文件加密保存，导入后删除，每一步都记入操作记录。">
      <Card title="上传文件">
        {kinds.list.length === 0 ? (
          <Empty title="您在这里不能导入资料" text="只负责部分科室的账号不能导入；其他情况请联系管理员。" />
        ) : (
          <BringForm kinds={kinds} />
        )}
      </Card>
      <h2 className="pt-8 text-16 font-semibold">导入记录</h2>
      <DataTable
        view={view}
        loaded={loaded}
        label="导入记录"
        columns={columns}
        keyOf={(row) => row.import_id}
        empty={<Empty title="还没有导入过" text="下载模板，填好后在上面上传。" />}
      />
    </DeskFrame>
  )
}

/** Loads the list anew while something in it goes on by itself. */
const useMoving = (isAny: boolean) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isAny) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), ASKED_EVERY_MS)
    return () => clearInterval(timer)
  }, [isAny, revalidate])
}
