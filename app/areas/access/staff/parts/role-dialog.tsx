import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { groupPermissions } from '#app/desk-shell/permission-groups.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskRoleAdd, deskRoleChange, type deskRoles } from '../contract.ts'
import { allPermissions, type Role } from '../rules.ts'

type Roles = CallOutput<typeof deskRoles>
/** A role that the desk has made. */
export type MadeRole = Roles['list'][number]
/** A template. */
export type Template = Roles['templates'][number]

interface RoleDialogProps {
  /** Undefined: a new one. */
  edited: MadeRole | undefined
  templates: readonly Template[]
  choices: Roles['choices']
  onClose: () => void
  onSaved: () => void
}

/** Makes a role of a template, or changes what it may do. */
export function RoleDialog({ edited, templates, choices, onClose, onSaved }: RoleDialogProps) {
  const [role, setRole] = useState<Role>(edited?.role ?? templates[0]?.role ?? 'nurse')
  const ticked = edited?.permissions ?? templates.find((one) => one.role === role)?.permissions ?? []
  return (
    <EditForm
      title={edited ? `修改 ${edited.role_name}` : '新建角色'}
      action="保存"
      refusedFields={{ 'same-name': 'role_name' }}
      edited={edited}
      save={async (form, send) => {
        const sheet = readForm(deskRoleAdd, form, { role_name: 'text', permissions: { ticked: allPermissions } })
        if (!edited) return (await send(deskRoleAdd, { ...sheet, role })) && { is_waiting: 0 }
        return send(deskRoleChange, { ...sheet, role_id: edited.role_id })
      }}
      onSaved={({ is_waiting }) => {
        toast(is_waiting === 1 ? '这要另一位管理员同意，已提出申请' : '已保存')
        onSaved()
      }}
      onClose={onClose}
    >
      <Field label="叫什么" name="role_name" maxLength={20} defaultValue={edited?.role_name} required />
      {!edited && (
        <Select
          label="从哪个模板开始"
          name="role"
          value={role}
          onChange={(event) => setRole(event.target.value as Role)}
          options={templates.map((one) => ({ value: one.role, text: one.role_name }))}
        />
      )}
      <fieldset name="permissions" aria-label="可以做" className="min-w-0 space-y-12">
        {groupPermissions(choices, ({ permission }) => permission).map(({ words: group, held }) => (
          <fieldset key={`${role} ${group}`}>
            <legend className="pb-6 text-14 font-medium">{group}</legend>
            {held.map(({ permission, words, is_grave }) => (
              <Checkbox
                key={permission}
                name="permissions"
                value={permission}
                defaultChecked={ticked.includes(permission)}
              >
                {words} {is_grave === 1 && <Tag tone="warning">要两人</Tag>}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </fieldset>
      <p className="text-12 text-ink-3">“要两人”的权限：拿到它要另一位管理员同意，登录要动态验证码。</p>
    </EditForm>
  )
}
