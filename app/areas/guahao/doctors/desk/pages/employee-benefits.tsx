import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate } from '#kit/wire/load.ts'
import { employeeBenefitSorts, employeeBenefitStates } from '../../rules/employee-benefits.ts'
import { deskEmployeeBenefits, deskEmployeeBenefitsExport, deskEmployeeBenefitWithdraw } from '../contract.ts'
import { BenefitForm, type EmployeeBenefit } from '../parts/benefit-form.tsx'
import type { Route } from './+types/employee-benefits'

export { handle } from 'virtual:rows/desk-employee-benefits'

const view = listView({
  call: deskEmployeeBenefits,
  file: deskEmployeeBenefitsExport,
  noun: '员工',
  search: '完整的手机号',
  sorts: employeeBenefitSorts,
  filters: { state: { as: 'select', label: '状态', words: employeeBenefitStates } },
})

export const clientLoader = behindStaffGate(loadList(view))

export default function EmployeeBenefitsPage({ loaderData: benefits }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<EmployeeBenefit>()
  const columns: Column<EmployeeBenefit>[] = [
    { head: '员工', cell: (row) => whoOf(row), tight: true },
    { head: '已用 / 免费', cell: (row) => `${row.used_num} / ${row.granted_num} 次`, sort: 'used', tight: true },
    { head: '最后一天', cell: (row) => row.last_day, sort: 'last_day', tight: true },
    {
      head: '状态',
      cell: ({ state }) => <Tag tone={state === 'open' ? 'success' : 'plain'}>{employeeBenefitStates[state]}</Tag>,
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
      note="本院员工可以免费问诊几次、到哪天为止，按员工登录用的手机号发放。"
      aside={<AddButton onClick={form.add}>发放免费问诊</AddButton>}
    >
      <DataTable
        view={view}
        loaded={benefits}
        label="员工免费问诊"
        columns={columns}
        keyOf={(row) => row.employee_id}
        empty={<Empty title="还没有发放过" text="填员工登录用的手机号，就可以给他们免费问诊的次数。" />}
      />
      {form.show((benefit, ends) => (
        <BenefitForm benefit={benefit} {...ends} />
      ))}
    </DeskFrame>
  )
}

const whoOf = ({ truename, mobile }: EmployeeBenefit): string =>
  [truename || '未填姓名', mobile].filter(Boolean).join(' · ')

interface ActsProps {
  row: EmployeeBenefit
  onEdit: () => void
  onDone: () => void
}

function Acts({ row, onEdit, onDone }: ActsProps) {
  const { employee_id, used_num, state } = row
  return (
    <RowActs onEdit={onEdit}>
      {(state !== 'over' || used_num === 0) && (
        <ActButton
          call={deskEmployeeBenefitWithdraw}
          input={{ employee_id }}
          kind="text"
          confirm={{
            title: `收回${whoOf(row)}的免费问诊？`,
            text:
              used_num === 0
                ? '一次也没有用过，收回后从名单里去掉。'
                : `剩下的次数马上不能再用；已经用过的 ${used_num} 次留在名单里。`,
            yes: '收回',
            danger: true,
          }}
          said={() => '已收回'}
          onDone={onDone}
        >
          收回
        </ActButton>
      )}
    </RowActs>
  )
}
