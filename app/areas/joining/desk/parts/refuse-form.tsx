import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { allFields, fields, type JoinField, MOST } from '../../rules.ts'
import { deskJoiningRefuse } from '../contract.ts'

interface RefuseProps {
  applicationId: number
  onSaved: () => void
  onClose: () => void
}

/** Says why an application is not passed: a reason under each field that is to be mended. */
export function RefuseForm({ applicationId, onSaved, onClose }: RefuseProps) {
  const [wrong, setWrong] = useState<readonly JoinField[]>([])
  return (
    <EditForm
      title="哪里要修改？"
      action="不通过，通知对方"
      kind="danger"
      disabled={wrong.length === 0}
      save={(form, send) =>
        send(deskJoiningRefuse, {
          application_id: applicationId,
          reasons: wrong.map((field) => ({ field, words: String(form.get(`why-${field}`) ?? '') })),
        })
      }
      said={() => '已通知申请人'}
      onSaved={onSaved}
      onClose={onClose}
    >
      {allFields.map((field) => (
        <div key={field}>
          <Checkbox
            checked={wrong.includes(field)}
            disabled={!wrong.includes(field) && wrong.length >= MOST.reasons}
            onChange={({ target }) =>
              setWrong(allFields.filter((one) => (one === field ? target.checked : wrong.includes(one))))
            }
          >
            {fields[field].words}
          </Checkbox>
          {wrong.includes(field) && (
            <Field label={`${fields[field].words}：原因`} name={`why-${field}`} maxLength={MOST.reason} required />
          )}
        </div>
      ))}
    </EditForm>
  )
}
