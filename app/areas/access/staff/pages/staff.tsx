import { UserPlusIcon, UserRoundPlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { depList } from '#app/areas/guahao/departments/contract.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskMe, deskRoles, deskStaffExport, deskStaffList } from '../contract.ts'
import { type Given, GivenCode } from '../parts/given-code.tsx'
import { StaffActs } from '../parts/staff-acts.tsx'
import { type Member, StaffDialog } from '../parts/staff-dialog.tsx'
import { accountStates, PLATFORM_DESK, allRoleWords as roleWords, staffSorts } from '../rules.ts'
import type { Route } from './+types/staff'

export { handle } from 'virtual:rows/desk-staff'

const view = listView({
  call: deskStaffList,
  file: deskStaffExport,
  noun: '员工',
  search: '搜姓名或登录名',
  sorts: staffSorts,
  filters: {
    role: { as: 'select', label: '角色', words: roleWords },
    state: { as: 'select', label: '账号', words: accountStates },
  },
})
const load = async (loading: Loading) => {
  const { callApi } = loading
  const [list, roles, me] = await Promise.all([loadList(view)(loading), callApi(deskRoles, {}), callApi(deskMe, {})])
  const departments = me.unit_id === PLATFORM_DESK ? [] : (await callApi(depList, { unit_id: me.unit_id })).list
  return { list, roles, departments }
}
export const clientLoader = behindStaffGate(load)

export default function StaffPage({ loaderData: { list, roles, departments } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<number | 'new' | 'join'>()
  const rows = 'rows' in list ? list.rows : []
  const edited = typeof chosen === 'number' ? rows.find(({ staff_id }) => staff_id === chosen) : chosen
  const [given, setGiven] = useState<Given>()
  const columns: Column<Member>[] = [
    { head: '姓名', cell: (row) => <Name row={row} /> },
    { head: '登录名', cell: (row) => row.login_name, sort: 'login_name' },
    { head: '角色', cell: (row) => row.role_name, tight: true },
    { head: '状态', cell: (row) => <Standing row={row} />, tight: true },
    { head: '最近登录', cell: (row) => row.last_time?.slice(0, 16) ?? '还没有登录过', tight: true, sort: 'last_time' },
    {
      head: '操作',
      bare: true,
      cell: (row) =>
        row.is_me === 0 && (
          <StaffActs row={row} onEdit={() => setChosen(row.staff_id)} onGiven={setGiven} onDone={() => revalidate()} />
        ),
    },
  ]
  return (
    <DeskFrame
      note="停用的员工立刻不能登录；做过的事都留在操作记录里。"
      aside={
        <>
          <Button kind="secondary" size="small" onClick={() => setChosen('join')}>
            <UserRoundPlusIcon />
            加入已有账号
          </Button>
          <Button size="small" onClick={() => setChosen('new')}>
            <UserPlusIcon />
            新增员工
          </Button>
        </>
      }
    >
      <DataTable
        view={view}
        loaded={list}
        label="本院员工"
        columns={columns}
        keyOf={(row) => row.staff_id}
        empty={<Empty title="还没有员工" text="点“新增员工”，选好角色，把登录名和初始密码交给本人。" />}
      />
      <StaffDialog
        key={chosen}
        edited={edited}
        roles={roles}
        departments={departments}
        onClose={() => setChosen(undefined)}
        onSaved={(made) => {
          setChosen(undefined)
          setGiven(made)
          revalidate()
        }}
      />
      <GivenCode given={given} onClose={() => setGiven(undefined)} />
    </DeskFrame>
  )
}

function Name({ row }: { row: Member }) {
  return (
    <span className={row.is_on === 1 ? '' : 'text-ink-3'}>
      {row.name}
      {row.is_me === 1 && '（我）'}
    </span>
  )
}

function Standing({ row }: { row: Member }) {
  if (row.is_on === 0) return <Tag>已停用</Tag>
  if (row.reset) return <Tag tone="warning">{row.reset.is_approved === 1 ? '重置已同意，等本人' : '等待重置'}</Tag>
  if (row.must_change === 1) return <Tag tone="warning">待设密码</Tag>
  return <Tag tone="success">{row.second_factor === 1 ? '正常 · 动态码' : '正常'}</Tag>
}
