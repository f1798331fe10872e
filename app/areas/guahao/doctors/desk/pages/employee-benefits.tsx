import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
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
  const [edited, setEdited] = useState<EmployeeBenefit | 'new'>()
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
      cell: (row) => <Acts row={row} onEdit={() => setEdited(row)} onDone={revalidate} />,
    },
  ]
  return (
    <DeskFrame
      note="本院员工可以免费问诊几次、到哪天为止，按员工登录用的手机号发放。"
      aside={
        <Button size="small" onClick={() => setEdited('new')}>
          <PlusIcon />
          发放免费问诊
        </Button>
      }
    >
      <DataTable
        view={view}
        loaded={benefits}
        label="员工免费问诊"
        columns={columns}
        keyOf={(row) => row.employee_id}
        empty={
          <Empty drawing="search" title="还没有发放过" text="填员工登录用的手机号，就可以给他们免费问诊的次数。" />
        }
      />
      {edited && (
        <BenefitForm
          benefit={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            revalidate()
          }}
        />
      )}
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
    <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
      <Button kind="text" size="small" onClick={onEdit}>
        修改
      </Button>
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
    </div>
  )
}
