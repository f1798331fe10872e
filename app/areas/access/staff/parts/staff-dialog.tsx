import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskRoles, deskStaffAdd, deskStaffChange, deskStaffJoin, type deskStaffList } from '../contract.ts'
import { allRoles, type Role } from '../rules.ts'
import type { Given } from './given-code.tsx'

/** A member of staff as the list has them. */
export type Member = CallOutput<typeof deskStaffList>['list'][number]

type Roles = CallOutput<typeof deskRoles>

interface StaffDialogProps {
  /** Somebody new has no account yet (`new`), or one at another hospital's desk (`join`). */
  edited: Member | 'new' | 'join' | undefined
  /** What can be given. */
  roles: Roles | undefined
  departments: readonly { dep_id: number; dep_name: string }[]
  onClose: () => void
  /** With the first password of somebody new. */
  onSaved: (given?: Given) => void
}

/** Adds somebody, gives who has an account already a post here, or changes a post. */
export function StaffDialog({ edited, roles, departments, onClose, onSaved }: StaffDialogProps) {
  const row = typeof edited === 'object' ? edited : undefined
  const isJoining = edited === 'join'
  return (
    <EditForm
      open={edited !== undefined}
      title={row ? `修改 ${row.name}` : isJoining ? '加入已有账号' : '新增员工'}
      action="保存"
      refusedFields={{
        'login-name': 'login_name',
        taken: 'login_name',
        'no-account': 'login_name',
        here: 'login_name',
        elsewhere: 'name',
      }}
      edited={row}
      save={async (form, send) => {
        const post = readPost(form, roles)
        if (isJoining) {
          const login = readForm(deskStaffJoin, form, { login_name: 'text' })
          return withoutPassword(await send(deskStaffJoin, { ...login, ...post }))
        }
        const person = { ...readForm(deskStaffAdd, form, { name: 'text' }), ...post }
        if (row) return withoutPassword(await send(deskStaffChange, { staff_id: row.staff_id, ...person }))
        const login = readForm(deskStaffAdd, form, { login_name: 'text' })
        const made = await send(deskStaffAdd, { ...login, ...person })
        return made && { is_waiting: made.is_waiting, given: { ...made, name: person.name } }
      }}
      onSaved={({ given, is_waiting }) => {
        if (is_waiting === 1) toast('这个岗位要另一位管理员同意，已提出申请')
        if (!given) {
          if (is_waiting === 0) toast('已保存，对方需要重新登录')
          return onSaved()
        }
        const { name, login_name, first_password: secret } = given
        onSaved({ kind: 'password', name, login_name, secret })
      }}
      onClose={onClose}
    >
      <WhoFields row={row} isJoining={isJoining} />
      <fieldset name="role_id" className="min-w-0">
        <Select
          label="角色"
          name="role"
          defaultValue={row ? choiceOf(row) : 'nurse'}
          options={[
            ...(roles?.templates ?? []).map(({ role, role_name }) => ({ value: role as string, text: role_name })),
            ...(roles?.list ?? []).map(({ role_id, role_name }) => ({ value: String(role_id), text: role_name })),
          ]}
        />
      </fieldset>
      {departments.length > 0 && (
        <Disclosure title="只限这些科室" open={(row?.dep_ids.length ?? 0) > 0}>
          <p className="pb-4 text-12 text-ink-3">一个都不选，就是全院。</p>
          <fieldset name="dep_ids" aria-label="只限这些科室" className="min-w-0">
            {departments.map(({ dep_id, dep_name }) => (
              <Checkbox key={dep_id} name="dep_ids" value={dep_id} defaultChecked={row?.dep_ids.includes(dep_id)}>
                {dep_name}
              </Checkbox>
            ))}
          </fieldset>
        </Disclosure>
      )}
    </EditForm>
  )
}

/** Who it is: a name, and for who is not here yet the name to sign in by. */
function WhoFields({ row, isJoining }: { row: Member | undefined; isJoining: boolean }) {
  const isElsewhere = row?.is_elsewhere === 1
  return (
    <>
      {!isJoining && (
        <Field
          label="姓名"
          name="name"
          keyboard="name"
          maxLength={20}
          defaultValue={row?.name}
          readOnly={isElsewhere}
          hint={isElsewhere ? '也在别处工作，姓名由平台运营改' : undefined}
          required
        />
      )}
      {!row && (
        <Field
          label="登录名"
          name="login_name"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          hint={isJoining ? '对方在别的医院登录用的名字' : '小写字母、数字、点、横线，3 到 40 个字符'}
          required
        />
      )}
    </>
  )
}

const withoutPassword = (reply: { is_waiting: number } | undefined) =>
  reply && { is_waiting: reply.is_waiting, given: undefined }

/** A post's role as it is chosen: a template by its code, a role that the desk has made by its number. */
const choiceOf = ({ role, role_id }: Pick<Member, 'role' | 'role_id'>): string =>
  role_id === null ? role : String(role_id)

const readPost = (form: FormData, roles: Roles | undefined) => {
  const chosen = String(form.get('role'))
  const made = roles?.list.find(({ role_id }) => String(role_id) === chosen)
  const role: Role = made?.role ?? allRoles.find((one) => one === chosen) ?? 'nurse'
  const { dep_ids } = readForm(deskStaffAdd, form, { dep_ids: 'numbers' })
  return { role, dep_ids, ...(made && { role_id: made.role_id }) }
}
