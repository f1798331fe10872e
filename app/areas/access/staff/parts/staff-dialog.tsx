import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskStaffAdd, deskStaffChange, type deskStaffList } from '../contract.ts'
import { hospitalRoles, roleWords } from '../rules.ts'
import type { Given } from './given-code.tsx'

/** A member of staff as the list has them. */
export type Member = CallOutput<typeof deskStaffList>['list'][number]

interface StaffDialogProps {
  edited: Member | 'new' | undefined
  onClose: () => void
  /** With the first password of somebody new. */
  onSaved: (given?: Given) => void
}

/** Adds somebody, or changes their name and role. */
export function StaffDialog({ edited, onClose, onSaved }: StaffDialogProps) {
  const row = edited === 'new' ? undefined : edited
  return (
    <EditForm
      open={edited !== undefined}
      title={row ? `修改 ${row.name}` : '新增员工'}
      action="保存"
      refusedFields={{ 'login-name': 'login_name' }}
      save={async (form, send) => {
        const person = readForm(deskStaffAdd, form, { name: 'text', role: hospitalRoles })
        if (row) return (await send(deskStaffChange, { staff_id: row.staff_id, ...person })) && { given: undefined }
        const login = readForm(deskStaffAdd, form, { login_name: 'text' })
        const made = await send(deskStaffAdd, { ...login, ...person })
        return made && { given: { ...made, name: person.name } }
      }}
      onSaved={({ given }) => {
        if (!given) {
          toast('已保存，对方需要重新登录')
          return onSaved()
        }
        const { name, login_name, first_password: secret } = given
        onSaved({ kind: 'password', name, login_name, secret })
      }}
      onClose={onClose}
    >
      <Field label="姓名" name="name" keyboard="name" maxLength={20} defaultValue={row?.name} required />
      {!row && (
        <Field
          label="登录名"
          name="login_name"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          hint="小写字母、数字、点、横线，3 到 40 个字符"
          required
        />
      )}
      <Select
        label="角色"
        name="role"
        defaultValue={row?.role ?? 'nurse'}
        options={Object.entries(roleWords).map(([value, text]) => ({ value, text }))}
      />
    </EditForm>
  )
}
