import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskTillOpen } from '../contract.ts'

/** The first thing of a cashier's day: what is in the drawer. */
export function OpenShift({ onOpened }: { onOpened: () => void }) {
  return (
    <Card title="开班">
      <div className="max-w-320">
        <PageForm
          action="开班"
          save={(form, send) => send(deskTillOpen, readForm(deskTillOpen, form, { float: 'text' }))}
          said={() => '已开班，可以收费了'}
          onSaved={onOpened}
        >
          <Field
            label="钱箱里的备用金"
            name="float"
            keyboard="decimal"
            pattern="\d{1,7}(\.\d{1,2})?"
            placeholder="如：200.00"
            end="元"
            hint="先把钱箱里的现金点一遍，没有就填 0"
            required
          />
        </PageForm>
      </div>
    </Card>
  )
}
