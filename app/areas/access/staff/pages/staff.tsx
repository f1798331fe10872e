import { UserPlusIcon } from 'lucide-react'
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
import {
  deskStaffExport,
  deskStaffList,
  deskStaffReset,
  deskStaffResetApprove,
  deskStaffResetCancel,
  deskStaffSwitch,
} from '../contract.ts'
import { type Given, GivenCode } from '../parts/given-code.tsx'
import { type Member, StaffDialog } from '../parts/staff-dialog.tsx'
import { accountStates, roleWords, staffSorts } from '../rules.ts'
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
export const clientLoader = behindStaffGate(loadList(view))

export default function StaffPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<Member | 'new'>()
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
          <Acts row={row} onEdit={() => setEdited(row)} onGiven={setGiven} onDone={() => revalidate()} />
        ),
    },
  ]
  return (
    <DeskFrame
      note="停用的员工立刻不能登录；做过的事都留在操作记录里。"
      aside={
        <Button size="small" onClick={() => setEdited('new')}>
          <UserPlusIcon />
          新增员工
        </Button>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="本院员工"
        columns={columns}
        keyOf={(row) => row.staff_id}
        empty={<Empty title="还没有员工" />}
      />
      <StaffDialog
        key={edited === 'new' ? 'new' : edited?.staff_id}
        edited={edited}
        onClose={() => setEdited(undefined)}
        onSaved={(made) => {
          setEdited(undefined)
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

interface ActsProps {
  row: Member
  onEdit: () => void
  onGiven: (given: Given) => void
  onDone: () => void
}

function Acts({ row, onEdit, onGiven, onDone }: ActsProps) {
  const isOn = row.is_on === 1
  return (
    <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
      <Button kind="text" size="small" onClick={onEdit}>
        修改
      </Button>
      <ActButton
        call={deskStaffReset}
        input={{ staff_id: row.staff_id, second_factor: row.second_factor }}
        kind="text"
        confirm={{
          title: `为 ${row.name} 申请重置密码？`,
          text: `您会得到一个重置码，交给本人。本人还要有第二个码才能设置新密码：另一位管理员的同意码、本人的动态验证码或恢复码。在那之前什么都不变，本人会看到是您申请的${row.second_factor === 1 ? '；之后动态验证码要重新绑定' : ''}。`,
          yes: '申请重置',
        }}
        said={() => '已申请，请把重置码交给本人'}
        onDone={(reply) => {
          onGiven({ kind: 'reset', name: row.name, login_name: reply.login_name, secret: reply.reset_code })
          onDone()
        }}
      >
        重置密码
      </ActButton>
      {row.reset && <ResetActs row={row} onGiven={onGiven} onDone={onDone} />}
      <ActButton
        call={deskStaffSwitch}
        input={{ staff_id: row.staff_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        {...(isOn && {
          confirm: {
            title: `停用 ${row.name}？`,
            text: '马上退出登录，之后不能再登录。可以随时启用。',
            yes: '停用',
            danger: true,
          },
        })}
        said={() => (isOn ? `已停用 ${row.name}` : `已启用 ${row.name}`)}
        onDone={onDone}
      >
        {isOn ? '停用' : '启用'}
      </ActButton>
    </div>
  )
}

function ResetActs({ row, onGiven, onDone }: Omit<ActsProps, 'onEdit'>) {
  return (
    <>
      {row.reset?.is_mine === 0 && (
        <ActButton
          call={deskStaffResetApprove}
          input={{ staff_id: row.staff_id }}
          kind="text"
          confirm={{
            title: `同意重置 ${row.name} 的密码？`,
            text: `${row.reset.asked_by} 在 ${row.reset.ask_time.slice(0, 16)} 提出申请。请先向 ${row.name} 本人确认，再把同意码亲自交给本人。`,
            yes: '同意',
            danger: true,
          }}
          said={() => '已同意，请把同意码交给本人'}
          onDone={(reply) => {
            onGiven({ kind: 'approval', name: row.name, login_name: reply.login_name, secret: reply.approval_code })
            onDone()
          }}
        >
          同意重置
        </ActButton>
      )}
      <ActButton
        call={deskStaffResetCancel}
        input={{ staff_id: row.staff_id }}
        kind="text"
        said={() => '已取消重置'}
        onDone={onDone}
      >
        取消重置
      </ActButton>
    </>
  )
}
