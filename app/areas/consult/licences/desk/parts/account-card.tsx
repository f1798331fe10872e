import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskLicence, deskLicenceAccount } from '../contract.ts'

type Given = CallOutput<typeof deskLicenceAccount>

interface AccountCardProps {
  licence: CallOutput<typeof deskLicence>
  onDone: () => void
}

/** The workbench of a certified doctor: their name to sign in, or the form that gives them one. */
export function AccountCard({ licence, onDone }: AccountCardProps) {
  const [given, setGiven] = useState<Given>()
  if (given)
    return (
      <Card title="医生工作台">
        <Notice tone="success">
          <p>请把登录名和初始密码亲手交给 {licence.doctor_name}，密码只显示这一次：</p>
          <p className="font-semibold tabular-nums select-all">
            {given.login_name} / {given.first_password}
          </p>
        </Notice>
      </Card>
    )
  return (
    <Card title="医生工作台">
      {licence.has_account === 1 ? (
        <p className="text-14">已开通，登录名 {licence.login_name}。</p>
      ) : (
        <PageForm
          action="开通工作台"
          size="small"
          refusedFields={{ 'login-name': 'login_name', taken: 'login_name' }}
          save={(form, send) =>
            send(deskLicenceAccount, {
              ...readForm(deskLicenceAccount, form, { login_name: 'text' }),
              licence_id: licence.licence_id,
            })
          }
          onSaved={(made) => {
            setGiven(made)
            onDone()
          }}
        >
          <Field
            label="登录名"
            name="login_name"
            maxLength={100}
            autoComplete="off"
            hint="小写字母、数字、点、横线或下划线"
            required
          />
        </PageForm>
      )}
    </Card>
  )
}
