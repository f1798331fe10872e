import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskSignSwitch, deskSigns } from '../contract.ts'
import { type ManagedSign, SignForm } from '../parts/sign-form.tsx'
import { TrySigns } from '../parts/try-signs.tsx'
import type { Route } from './+types/emergencies'

export { handle } from 'virtual:rows/desk-emergencies'

const load = ({ callApi }: Loading) => callApi(deskSigns, {})
export const clientLoader = behindStaffGate(load)

/** So many words stand in the list; all of them in the form. */
const FEW = 8

export default function EmergencySignsPage({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<ManagedSign>()
  const columns: Column<ManagedSign>[] = [
    { head: '提示', cell: (row) => <Words row={row} /> },
    { head: '先做什么', cell: (row) => row.first },
    { head: '依据', cell: (row) => row.source, wideOnly: true },
    { head: '电话', cell: (row) => row.phone, tight: true },
    {
      head: '状态',
      cell: (row) => (row.is_on === 1 ? <Tag tone="success">启用中</Tag> : <Tag>已停用</Tag>),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => <Acts row={row} onEdit={() => form.edit(row)} onDone={revalidate} />,
    },
  ]
  return (
    <DeskFrame
      note="患者搜索、看病症、写给医生的话里有这些词，就先看到急救提示和电话。每一条都要有公开发布的依据。"
      aside={<AddButton onClick={form.add}>新增提示</AddButton>}
    >
      <TrySigns signs={list} />
      <Table
        label="急症提示"
        columns={columns}
        rows={list}
        keyOf={(row) => row.sign_id}
        empty={<Empty title="还没有提示" text="现在用的是医路自带的提示；新增一条，就改用这里的。" />}
      />
      {form.show((sign, ends) => (
        <SignForm sign={sign} {...ends} />
      ))}
    </DeskFrame>
  )
}

const Words = ({ row: { name, words } }: { row: ManagedSign }) => (
  <span className="min-w-0">
    {name}
    <span className="block text-12 text-ink-2">
      {words.slice(0, FEW).join('、')}
      {words.length > FEW && ` 等 ${words.length} 个词`}
    </span>
  </span>
)

interface ActsProps {
  row: ManagedSign
  onEdit: () => void
  onDone: () => void
}

function Acts({ row: { sign_id, is_on }, onEdit, onDone }: ActsProps) {
  const isOn = is_on === 1
  return (
    <RowActs onEdit={onEdit}>
      <ActButton
        call={deskSignSwitch}
        input={{ sign_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        said={() => (isOn ? '已停用' : '已启用')}
        onDone={onDone}
      >
        {isOn ? '停用' : '启用'}
      </ActButton>
    </RowActs>
  )
}
