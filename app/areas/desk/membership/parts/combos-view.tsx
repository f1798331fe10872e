import { useRevalidator } from 'react-router'
import { monthsWords } from '#app/areas/membership/rules.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskComboSwitch, type deskCombos } from '../contract.ts'
import { ComboForm } from './combo-form.tsx'

type Found = CallOutput<typeof deskCombos>
/** A package as the desk sees it. */
export type DeskCombo = Found['list'][number]

/** The packages, those on sale first. */
export function CombosView({ list, benefits }: Found) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<DeskCombo>()
  const acts: Column<DeskCombo> = {
    head: '操作',
    bare: true,
    cell: (row) => (
      <RowActs onEdit={() => form.edit(row)}>
        <Switch row={row} onDone={revalidate} />
      </RowActs>
    ),
  }
  return (
    <>
      <div className="flex justify-end">
        <AddButton onClick={form.add}>新增套餐</AddButton>
      </div>
      <Table
        label="套餐"
        columns={[...columns, acts]}
        rows={list}
        keyOf={(row) => row.combo_id}
        empty={<Empty drawing="bag" title="还没有套餐" text="新增并上架以后，患者可以在会员中心开通。" />}
      />
      {form.show((combo, ends) => (
        <ComboForm combo={combo} benefits={benefits} {...ends} />
      ))}
    </>
  )
}

const columns: Column<DeskCombo>[] = [
  {
    head: '套餐',
    cell: (row) => (
      <span className="inline-flex max-w-full flex-wrap items-center gap-6">
        {row.title}
        <Tag tone={row.is_on === 1 ? 'success' : 'plain'}>{row.is_on === 1 ? '在售' : '停售'}</Tag>
        {row.is_first === 1 && <Tag tone="accent">默认选中</Tag>}
      </span>
    ),
  },
  { head: '价格', cell: (row) => `${row.price} 元 / ${monthsWords(row.months)}`, tight: true },
  { head: '权益', cell: (row) => row.benefits.map(({ title, times_words }) => `${title} ${times_words}`).join('、') },
  { head: '生效', cell: (row) => `${row.sold_num} 份`, numeric: true, tight: true },
]

function Switch({ row: { combo_id, title, is_on }, onDone }: { row: DeskCombo; onDone: () => void }) {
  const isOn = is_on === 1
  return (
    <ActButton
      call={deskComboSwitch}
      input={{ combo_id, is_on: isOn ? 0 : 1 }}
      kind="text"
      confirm={{
        title: isOn ? `停售“${title}”？` : `上架“${title}”？`,
        text: isOn ? '停售后不能再买；已经开通的会员照常使用。' : '上架后患者马上可以购买，请核对价格和权益。',
        yes: isOn ? '停售' : '上架',
        danger: isOn,
      }}
      said={() => (isOn ? '已停售' : '已上架')}
      onDone={onDone}
    >
      {isOn ? '停售' : '上架'}
    </ActButton>
  )
}
