import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskScreenRemove, type deskScreens } from '../contract.ts'

type Screen = CallOutput<typeof deskScreens>['list'][number]

interface ScreenTableProps {
  screens: readonly Screen[]
  onRemoved: () => void
}

/** The screens that hang on walls, and whether each is on. */
export function ScreenTable({ screens, onRemoved }: ScreenTableProps) {
  const mayChange = useMay('clinic.screens')
  const columns: Column<Screen>[] = [
    { head: '屏幕', cell: ({ name }) => name },
    { head: '科室', cell: ({ dep_name }) => dep_name },
    { head: '状态', cell: (row) => <Standing row={row} /> },
    {
      head: '操作',
      bare: true,
      cell: ({ screen_id, name }) =>
        mayChange && (
          <ActButton
            call={deskScreenRemove}
            input={{ screen_id }}
            kind="text"
            confirm={{
              title: `删除“${name}”？`,
              text: '它的链接马上失效，墙上不再显示叫号。要再用，请重新添加。',
              yes: '删除',
              danger: true,
            }}
            said={(reply) => `已删除“${reply.name}”`}
            onDone={onRemoved}
          >
            删除
          </ActButton>
        ),
    },
  ]
  return (
    <Table
      label="墙上的屏幕"
      columns={columns}
      rows={screens}
      keyOf={(row) => row.screen_id}
      empty={<Empty title="还没有屏幕" text="添加一块屏幕，把它的链接在候诊区的电视上打开。" />}
    />
  )
}

function Standing({ row }: { row: Screen }) {
  if (row.is_on === 1) return <Tag tone="success">正在显示</Tag>
  if (row.seen_time === null) return <Tag tone="plain">还没有打开过</Tag>
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-6">
      <Tag tone="warning">没有连上</Tag>
      <span className="text-12 text-ink-3 tabular-nums">最后 {shortTime(row.seen_time)}</span>
    </span>
  )
}
