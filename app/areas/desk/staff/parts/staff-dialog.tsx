import { type FormEvent, useId } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { FormDialog } from '../cards/form-dialog.tsx'
import { deskStaffAdd, deskStaffChange, type deskStaffList } from '../contract.ts'
import { type HospitalRole, hospitalRoles, roles } from '../rules.ts'
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
  const add = useAct(deskStaffAdd)
  const change = useAct(deskStaffChange)
  const form = useId()
  const row = edited === 'new' ? undefined : edited
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const person = { name: given.name ?? '', role: given.role as HospitalRole }
    if (row) {
      if (!(await change.run({ staff_id: row.staff_id, ...person }))) return
      toast('已保存，对方需要重新登录')
      return onSaved()
    }
    const made = await add.run({ login_name: given.login_name ?? '', ...person })
    if (made) onSaved({ kind: 'password', name: person.name, login_name: made.login_name, secret: made.first_password })
  }
  return (
    <FormDialog
      open={edited !== undefined}
      title={row ? `修改 ${row.name}` : '新增员工'}
      onClose={onClose}
      action={
        <Button type="submit" form={form} wide busy={add.busy || change.busy}>
          保存
        </Button>
      }
    >
      <form id={form} className="space-y-12" onSubmit={submit}>
        <Field label="姓名" name="name" keyboard="name" maxLength={20} defaultValue={row?.name} required />
        {!row && (
          <Field
            label="登录名"
            name="login_name"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            hint="小写字母、数字、点、横线，3 到 40 个字符"
            required
          />
        )}
        <Select
          label="角色"
          name="role"
          defaultValue={row?.role ?? 'nurse'}
          options={hospitalRoles.map((role) => ({ value: role, text: roles[role].words }))}
        />
        {(add.error ?? change.error) && (
          <p role="alert" className="text-14 text-danger">
            {(add.error ?? change.error)?.words}
          </p>
        )}
      </form>
    </FormDialog>
  )
}
