import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { RowActs } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskPointTasks, deskPointWords } from '../contract.ts'
import { type ManagedTask, TaskForm } from '../parts/task-form.tsx'
import { WordsForm } from '../parts/words-form.tsx'
import type { Route } from './+types/tasks'

export { handle } from 'virtual:rows/desk-points-tasks'

const load = async ({ callApi }: Loading) => {
  const [{ list }, words] = await Promise.all([callApi(deskPointTasks, {}), callApi(deskPointWords, {})])
  return { list, words }
}
export const clientLoader = behindStaffGate(load)

export default function PointTasksPage({ loaderData: { list, words } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<ManagedTask | 'words'>()
  const close = () => setEdited(undefined)
  const saved = () => {
    close()
    revalidate()
  }
  const columns: Column<ManagedTask>[] = [
    { head: '任务', cell: ({ title }) => title },
    { head: '积分', cell: ({ amount }) => amount, tight: true },
    { head: '成长值', cell: ({ growth }) => growth, tight: true },
    { head: '每天最多', cell: ({ per_day }) => `${per_day} 次`, tight: true },
    { head: '要看多久', cell: ({ seconds }) => (seconds > 0 ? `${seconds} 秒` : '不用'), tight: true },
    {
      head: '状态',
      cell: ({ is_on }) => (is_on === 1 ? <Tag tone="success">进行中</Tag> : <Tag>已停用</Tag>),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => <RowActs onEdit={() => setEdited(row)} />,
      tight: true,
    },
  ]
  return (
    <DeskFrame
      note="患者做任务得积分：改了从现在起算，已经得到的不变。停用的任务患者看不到。"
      aside={
        <Button size="small" kind="secondary" onClick={() => setEdited('words')}>
          积分规则和兑换须知
        </Button>
      }
    >
      <Table
        label="积分任务"
        columns={columns}
        rows={list}
        keyOf={({ task_id, action }) => `${task_id} ${action}`}
        empty={<Empty title="还没有任务" text="积分任务会出现在这里。" />}
      />
      {edited === 'words' && <WordsForm words={words} onClose={close} onSaved={saved} />}
      {edited && edited !== 'words' && <TaskForm task={edited} onClose={close} onSaved={saved} />}
    </DeskFrame>
  )
}
