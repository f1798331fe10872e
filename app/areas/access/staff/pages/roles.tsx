import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskRoleDelete, deskRoles } from '../contract.ts'
import { PermissionCell } from '../parts/permission-list.tsx'
import { type MadeRole, RoleDialog, type Template } from '../parts/role-dialog.tsx'
import { allRoleWords } from '../rules.ts'
import type { Route } from './+types/roles'

export { handle } from 'virtual:rows/desk-roles'

export const clientLoader = behindStaffGate(({ callApi }) => callApi(deskRoles, {}))

export default function RolesPage({ loaderData: { templates, list, choices } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [editedId, setEditedId] = useState<number | 'new'>()
  const edited = list.find(({ role_id }) => role_id === editedId)
  const columns: Column<MadeRole>[] = [
    { head: '角色', cell: (row) => row.role_name, tight: true },
    { head: '从什么模板', cell: (row) => allRoleWords[row.role], tight: true },
    { head: '可以做', bare: true, cell: (row) => <PermissionCell held={row.permissions} /> },
    { head: '人数', cell: (row) => row.staff_num, numeric: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
          <Button kind="text" size="small" onClick={() => setEditedId(row.role_id)}>
            修改
          </Button>
          {row.staff_num === 0 && (
            <ActButton
              call={deskRoleDelete}
              input={{ role_id: row.role_id }}
              kind="text"
              confirm={{
                title: `删除角色“${row.role_name}”？`,
                text: '没有人是这个角色，可以删除。',
                yes: '删除',
                danger: true,
              }}
              said={() => '已删除'}
              onDone={() => revalidate()}
            >
              删除
            </ActButton>
          )}
        </div>
      ),
    },
  ]
  const templateColumns: Column<Template>[] = [
    { head: '模板', cell: (row) => row.role_name, tight: true },
    { head: '可以做', bare: true, cell: (row) => <PermissionCell held={row.permissions} /> },
  ]
  return (
    <DeskFrame
      note="模板可以直接给员工用。要多一点或少一点，就从模板做一个自己的角色；以后版本给模板的新权限，它也会有。"
      aside={
        <Button size="small" onClick={() => setEditedId('new')}>
          <PlusIcon />
          新建角色
        </Button>
      }
    >
      <Table
        label="自己做的角色"
        columns={columns}
        rows={list}
        keyOf={(row) => row.role_id}
        empty={<Empty title="还没有自己做的角色" text="下面的模板够用就不用做。" />}
      />
      <h2 className="text-16 font-semibold">模板</h2>
      <Table label="模板" columns={templateColumns} rows={templates} keyOf={(row) => row.role} empty={null} />
      {(editedId === 'new' || edited) && (
        <RoleDialog
          key={editedId}
          edited={edited}
          templates={templates}
          choices={choices}
          onClose={() => setEditedId(undefined)}
          onSaved={() => {
            setEditedId(undefined)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}
