import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { NewPassword } from '#kit/ui/new-password.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { Send } from '#kit/wire/browser/use-act.ts'
import { deskPassword } from '../contract.ts'

interface PasswordCardProps {
  /** Sends it: `send(deskPassword, given)`. */
  save: (given: { old_password: string; password: string }, send: Send) => Promise<object | undefined>
}

/** Where somebody who works here changes their password. */
export function PasswordCard({ save }: PasswordCardProps) {
  const [isRepeated, setRepeated] = useState(false)
  const [round, setRound] = useState(0)
  return (
    <Card title="修改密码">
      <PageForm
        draft={false}
        key={round}
        action="修改密码"
        disabled={!isRepeated}
        refusedFields={{ wrong: 'old_password', weak: 'password' }}
        save={(form, send) => save(readForm(deskPassword, form, { old_password: 'text', password: 'text' }), send)}
        said={() => '密码已修改，其他设备上的登录已退出'}
        onSaved={() => {
          setRepeated(false)
          setRound(round + 1)
        }}
      >
        <Field label="原密码" name="old_password" keyboard="password" required />
        <NewPassword onChange={setRepeated} />
      </PageForm>
    </Card>
  )
}
