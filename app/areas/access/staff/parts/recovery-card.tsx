import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { Me } from '../cards/me.ts'
import { deskRecoveryCode } from '../contract.ts'
import { type Given, GivenCode } from './given-code.tsx'

/** Where somebody makes the code by which they prove later that a lost password is their own. */
export function RecoveryCard({ me }: { me: Me }) {
  const { revalidate } = useRevalidator()
  const [given, setGiven] = useState<Given>()
  const [round, setRound] = useState(0)
  return (
    <Card title="恢复码">
      <PageForm
        draft={false}
        key={round}
        action="生成恢复码"
        kind="secondary"
        refusedFields={{ wrong: 'password' }}
        save={(form, send) => send(deskRecoveryCode, readForm(deskRecoveryCode, form, { password: 'text' }))}
        onSaved={({ recovery_code }) => {
          setGiven({ kind: 'recovery', name: me.name, login_name: me.login_name, secret: recovery_code })
          setRound(round + 1)
          revalidate()
        }}
      >
        <p className="text-14 text-ink-2">
          {me.has_recovery === 1
            ? '您已经有一个恢复码。生成新的，原来的就作废。'
            : '忘记密码时，管理员申请重置，您用恢复码证明是本人，不用等另一位管理员同意。'}
        </p>
        <Field label="当前密码" name="password" keyboard="password" required />
      </PageForm>
      <GivenCode given={given} onClose={() => setGiven(undefined)} />
    </Card>
  )
}
