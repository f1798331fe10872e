import { type FormEvent, useId } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import type { Former } from './use-sign-in.ts'

/** What somebody says about the account, as the call takes it. */
export interface FormerAnswer {
  is_former?: 0 | 1
  former_name?: string
}

interface FormerAccountProps {
  former: Former
  busy: boolean
  onAnswer: (answer: FormerAnswer) => void
  onClose: () => void
}

/** Asks whether an account is theirs that stands under the same eight digits without a country code: a name in it shows it. */
export function FormerAccount({ former: { nickname, opened_at, error }, busy, onAnswer, onClose }: FormerAccountProps) {
  const form = useId()
  const claim = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAnswer({ is_former: 1, former_name: String(new FormData(event.currentTarget).get('former_name') ?? '') })
  }
  const action = (
    <div className="grid gap-8">
      <Button type="submit" form={form} busy={busy}>
        是我的
      </Button>
      <Button kind="secondary" busy={busy} onClick={() => onAnswer({ is_former: 0 })}>
        不是我的，新开账号
      </Button>
    </div>
  )
  return (
    <Sheet open title="以前的账号是您的吗？" action={action} onClose={onClose}>
      <form id={form} onSubmit={claim} className="space-y-12">
        <p className="text-14 text-ink-2">
          以前没有记区号，香港和澳门可能有同样的号码。这个号码下有一个账号“{nickname}”，{opened_at.slice(0, 10)} 开通。
        </p>
        <Field
          label="账号里任意一位就诊人的姓名"
          name="former_name"
          keyboard="name"
          hint="没有添加过就诊人的，可以不填"
          maxLength={40}
          error={error}
        />
      </form>
    </Sheet>
  )
}
