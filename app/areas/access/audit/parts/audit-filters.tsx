import { Form, useSubmit } from 'react-router'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { actKinds } from '../rules.ts'

/** Reads what is chosen from an address. */
export const readAuditQuery = (query: URLSearchParams) => ({
  act: query.get('act') ?? '',
  from: query.get('from') ?? '',
  to: query.get('to') ?? '',
  kind: query.get('kind') ?? '',
  row_id: query.get('row_id') ?? '',
  staff_id: query.get('staff_id') ?? '',
  doctor_id: query.get('doctor_id') ?? '',
})

/** What is chosen; the address holds it. */
export type AuditQuery = ReturnType<typeof readAuditQuery>

/** Kind of act, days, and the row or person that a line was chosen by. */
export function AuditFilters({ chosen }: { chosen: AuditQuery }) {
  const submit = useSubmit()
  const isChosen = Object.values(chosen).some((value) => value !== '')
  return (
    <Form
      method="get"
      className="grid grid-cols-2 items-end gap-12 wide:flex"
      onChange={(event) => submit(event.currentTarget, { replace: true })}
    >
      <Select
        label="做了什么"
        name="act"
        defaultValue={chosen.act}
        options={[{ value: '', text: '全部' }, ...Object.entries(actKinds).map(([value, text]) => ({ value, text }))]}
      />
      <Field label="从" name="from" keyboard="date" defaultValue={chosen.from} />
      <Field label="到" name="to" keyboard="date" defaultValue={chosen.to} />
      <input type="hidden" name="kind" value={chosen.kind} />
      <input type="hidden" name="row_id" value={chosen.row_id} />
      <input type="hidden" name="staff_id" value={chosen.staff_id} />
      <input type="hidden" name="doctor_id" value={chosen.doctor_id} />
      {isChosen && (
        <ButtonLink kind="text" size="small" to="/desk/audit">
          清除条件
        </ButtonLink>
      )}
    </Form>
  )
}
